import { useKeys } from '../../player/controls/keys.ts';

/** Shortcuts of the page around the player, by key. */
export function useViewerKeys(acts: Readonly<Record<string, () => void>>): void {
  useKeys((key, event) => {
    if (!Object.hasOwn(acts, key)) return false;
    // A held key acts once.
    if (!event.repeat) acts[key]?.();
    return true;
  });
}

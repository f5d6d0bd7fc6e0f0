import { useKeys } from '../../player/controls/keys.ts';

/** Keys of the page around the player, by their letter. */
export function useViewerKeys(acts: Readonly<Record<string, () => void>>): void {
  useKeys((key, event) => {
    if (!Object.hasOwn(acts, key)) return false;
    // Held down it does its work once.
    if (!event.repeat) acts[key]?.();
    return true;
  });
}

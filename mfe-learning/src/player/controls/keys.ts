import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from '../../data/player/stored-choices.ts';

const fields = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';
const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]';
const layers = `${dialogs}, [role="menu"], [role="listbox"]`;
const controls = 'a, button, summary, [role="tab"], [role="slider"], [tabindex]:not([tabindex="-1"])';

const targetOf = ({ target }: KeyboardEvent): Element | null => (target instanceof Element ? target : null);

/** Whether a dialog covers the page. */
export const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null;

/** Whether the person writes in this element: a key is then a letter. */
export const isTyping = (element: Element | null): boolean => element?.closest(fields) != null;

/** Whether focus is on a control that uses Space and the arrow keys itself. */
export const isOnControl = (event: KeyboardEvent): boolean => targetOf(event)?.closest(controls) != null;

export const isInPlayer = (event: KeyboardEvent): boolean => targetOf(event)?.closest('.video-js') != null;

/** True when the person is not typing, no dialog or menu is open, and the key is not part of a chord. */
function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = targetOf(event);
  if (isTyping(target) || target?.closest(layers)) return false;
  if (isDialogOpen()) return false;
  return areSingleKeysOn() || isInPlayer(event);
}

/** The key's character in lower case; on a non-Latin keyboard, the Latin letter at the same place. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key.length > 1 || /^[\x20-\x7e]$/.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/**
 * Handles keys of the whole page, wherever focus is. `act` returns whether it used the key, which then has no other
 * effect. In the area's own part of the page it listens in the capture phase: the player's own buttons stop the
 * propagation of keys that they do not use. Keys elsewhere come last to it: they are the shell's first.
 */
export function useKeys(act: (key: string, event: KeyboardEvent) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event) || !act(keyOf(event), event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const main = document.querySelector('main');
    const inArea = (event: KeyboardEvent): void => hear(event);
    const elsewhere = (event: KeyboardEvent): void => {
      if (!main?.contains(targetOf(event))) hear(event);
    };
    main?.addEventListener('keydown', inArea, true);
    document.addEventListener('keydown', elsewhere);
    return () => {
      main?.removeEventListener('keydown', inArea, true);
      document.removeEventListener('keydown', elsewhere);
    };
  }, []);
}

/** Shortcuts of the page around the player, by key. */
export function useViewerKeys(acts: Readonly<Record<string, () => void>>): void {
  useKeys((key, event) => {
    if (!Object.hasOwn(acts, key)) return false;
    // A held key acts once.
    if (!event.repeat) acts[key]?.();
    return true;
  });
}

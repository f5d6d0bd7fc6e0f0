import type { KeyboardEvent } from 'react';
import { useState } from 'react';

interface Combobox {
  /** The index of the highlighted option; -1: the text field. */
  active: number;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent, choose: (index: number) => void) => void;
}

/** Arrow keys move through the options and back to the text field. Enter chooses, Escape closes. */
export function useCombobox(count: number): Combobox {
  const [isWanted, setWanted] = useState(false);
  const [place, setPlace] = useState(-1);
  const active = place < count ? place : -1;
  const close = (): void => {
    setWanted(false);
    setPlace(-1);
  };
  const step = (by: 1 | -1): void => {
    setWanted(true);
    setPlace(((active + 1 + by + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown: Combobox['onKeyDown'] = (event, choose) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: close,
      ...(active >= 0 && { Enter: () => choose(active) }),
    };
    const move = moves[event.key];
    if (!move || (event.key === 'Escape' && !isWanted)) return;
    event.preventDefault();
    move();
  };
  return { active, isOpen: isWanted && count > 0, open: () => setWanted(true), close, onKeyDown };
}

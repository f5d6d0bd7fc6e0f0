import { type KeyboardEvent, useState } from 'react';

/** Arrow keys move through the options and back to the text field (`active` -1). Enter chooses, Escape closes. */
export function useCombobox(count: number) {
  const [isWanted, setWanted] = useState(false);
  const [index, setIndex] = useState(-1);
  const active = index < count ? index : -1;
  const close = (): void => {
    setWanted(false);
    setIndex(-1);
  };
  /** After typing: no option is active. */
  const open = (): void => {
    setWanted(true);
    setIndex(-1);
  };
  const step = (by: 1 | -1): void => {
    setWanted(true);
    setIndex(((active + 1 + by + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent, choose: (chosen: number) => void): void => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: close,
      ...(active >= 0 && { Enter: () => choose(active) }),
    };
    const move = moves[event.key];
    // While a keyboard composes letters, the key belongs to it.
    if (!move || event.nativeEvent.isComposing || (event.key === 'Escape' && !isWanted)) return;
    event.preventDefault();
    move();
  };
  return { active, isOpen: isWanted && count > 0, open, close, onKeyDown };
}

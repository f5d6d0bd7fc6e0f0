import { type FocusEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What a popover of the navbar lacks without script: navigation closes it, and so does the focus when it leaves. */
export function useMenu() {
  const panel = useRef<HTMLDivElement>(null);
  // Safari 16 has no popovers.
  const close = (): void => panel.current?.hidePopover?.();
  const place = useLocation().key;
  // Not on the first page: it may have been opened before hydration.
  useEffect(() => close, [place]);
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return { panel, close, closeOnBlur };
}

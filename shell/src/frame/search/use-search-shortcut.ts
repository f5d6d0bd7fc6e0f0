import { type RefObject, useEffect } from 'react';
import { listen } from '../../listen.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` or Ctrl-K focuses the search, unless the visitor is typing in another field. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      const isSlash = event.key === '/' && !isTyping(event.target);
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSlash && !isCommand) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    return listen(document, ['keydown'], focus);
  }, [field]);
}

import { type RefObject, useLayoutEffect } from 'react';

/** Gives the focus back to the fields of a form, which are inert while they are sent: text typed then would be lost. */
export function useSentFields(fields: RefObject<HTMLElement | null>, isSending = false): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isSending || !(focused instanceof HTMLElement) || !fields.current?.contains(focused)) return undefined;
    return () => void (document.activeElement === document.body && focused.focus());
  }, [fields, isSending]);
}

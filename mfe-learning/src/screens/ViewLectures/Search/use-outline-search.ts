import { type RefObject, useEffect, useRef, useState } from 'react';

export interface OutlineSearch {
  isOpen: boolean;
  /** Changes with each wish to search: the field then takes the focus. */
  request: number;
  open: () => void;
  /** The focus goes back to where it was, else to the button. */
  close: () => void;
  /** The button that opens it. */
  button: RefObject<HTMLButtonElement | null>;
  field: RefObject<HTMLInputElement | null>;
}

/** Whether the search in the course replaces the outline. */
export function useOutlineSearch(field: OutlineSearch['field'], isOpenAtFirst = false): OutlineSearch {
  const [request, setRequest] = useState(isOpenAtFirst ? 1 : 0);
  const before = useRef<Element>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpenAtFirst);
  const open = (): void => {
    if (request === 0) before.current = document.activeElement;
    setRequest(request + 1);
  };
  useEffect(() => {
    if (wasOpen.current && request === 0) {
      const last = before.current;
      const isThere = last instanceof HTMLElement && last.isConnected && last !== document.body;
      (isThere ? last : button.current)?.focus();
    }
    wasOpen.current = request > 0;
  }, [request]);
  return { isOpen: request > 0, request, open, close: () => setRequest(0), button, field };
}

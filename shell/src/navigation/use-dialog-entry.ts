import type { DialogEntry } from '@vidya/contracts/browser/platform';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A dialog as a history entry: opening it pushes an entry, and Back, Escape and Cancel all go back (decision R5). */
export function useDialogEntry(name: string): DialogEntry {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { dialog?: string } | null;
  const isOpen = state?.dialog === name;
  /** Null while a call takes effect: a second press would move further than one entry, as would work that ends late. */
  const here = useRef<string | null>(null);
  useLayoutEffect(() => {
    here.current = location.key;
    return () => {
      here.current = null;
    };
  }, [location.key]);
  return {
    isOpen,
    open: () => {
      if (isOpen || here.current === null) return;
      here.current = null;
      const { pathname, search, hash } = location;
      void navigate({ pathname, search, hash }, { state: { ...state, dialog: name }, preventScrollReset: true });
    },
    close: () => {
      if (!isOpen || here.current !== location.key) return;
      here.current = null;
      void navigate(-1);
    },
  };
}

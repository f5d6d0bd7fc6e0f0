import type { DialogEntry } from '@vidya/contracts/browser/platform';
import { useLocation, useNavigate } from 'react-router-dom';

/** A dialog as a history entry: opening it pushes an entry, and Back, Escape and Cancel all go back (decision R5). */
export function useDialogEntry(name: string): DialogEntry {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { dialog?: string } | null;
  const isOpen = state?.dialog === name;
  return {
    isOpen,
    open: () => {
      const { pathname, search, hash } = location;
      if (!isOpen)
        void navigate({ pathname, search, hash }, { state: { ...state, dialog: name }, preventScrollReset: true });
    },
    close: () => {
      if (isOpen) void navigate(-1);
    },
  };
}

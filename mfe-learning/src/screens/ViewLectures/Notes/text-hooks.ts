import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { useEffect, useRef, useState } from 'react';

/** The button that opens a form inside a text: it gets focus back when the form closes. */
export function useOpener(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

/** Asks before a text is deleted. Its button has then gone: focus moves to the `frame`, which stays when the last text goes. */
export function useDeletion(name: string, remove: (id: string) => Promise<boolean>, onDeleted: (id: string) => void) {
  const { isOpen, open, close } = useDialogEntry(name);
  const [chosenId, choose] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const confirm = async (): Promise<void> => {
    close();
    if (!chosenId || !(await remove(chosenId))) return;
    onDeleted(chosenId);
    frame.current?.focus();
  };
  return {
    frame,
    askToDelete: (id: string): void => {
      choose(id);
      open();
    },
    /** For the `ConfirmDialog`. */
    dialog: { isOpen, onCancel: close, onConfirm: () => void confirm() },
  };
}

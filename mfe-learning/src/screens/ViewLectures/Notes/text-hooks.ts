import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { useEffect, useRef, useState } from 'react';

/** A form that a button opens inside a text. The button, `opener`, gets focus back when the form closes. */
export function useEditing(isBegun: boolean) {
  const [isOpen, setOpen] = useState(isBegun);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, opener, open: () => setOpen(true), close: () => setOpen(false) };
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

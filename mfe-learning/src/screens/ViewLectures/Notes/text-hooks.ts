import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { useEffect, useRef, useState } from 'react';

/** The form that a button opens inside a text. The button, `opener`, gets focus back when the form closes. */
export function useEditing(isBegun: boolean, forget: () => void) {
  const [isOpen, setOpen] = useState(isBegun);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = (): void => {
    forget();
    setOpen(false);
  };
  return {
    isOpen,
    opener,
    open: () => setOpen(true),
    close,
    /** Closes the form unless the text could not be saved. */
    closeAfter: async (saved: Promise<boolean>): Promise<void> => {
      if (await saved) close();
    },
  };
}

/** Asks before a text is deleted. Its button has then gone: focus moves to the `list`. */
export function useDeletion(name: string, remove: (id: string) => Promise<boolean>) {
  const { isOpen, open, close } = useDialogEntry(name);
  const [chosenId, choose] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const confirm = async (): Promise<void> => {
    close();
    if (chosenId && (await remove(chosenId))) list.current?.focus();
  };
  return {
    list,
    ask: (id: string): void => {
      choose(id);
      open();
    },
    /** For the `ConfirmDialog`. */
    dialog: { isOpen, onCancel: close, onConfirm: () => void confirm() },
  };
}

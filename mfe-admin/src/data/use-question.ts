import { type Platform, useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { useEffect, useRef, useState } from 'react';

/** A dialog about a subject, and the work that it confirms. `name`: in the history, of one dialog of the page. */
export function useQuestion<Subject>(name: string) {
  const platform = usePlatform();
  const dialog = useDialogEntry(name);
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const isOpen = dialog.isOpen && subject !== null;
  // The subject of the open dialog: a late response to an earlier one changes no later dialog.
  const shown = useRef<Subject | null>(null);
  useEffect(() => {
    shown.current = isOpen ? subject : null;
    return () => {
      shown.current = null;
    };
  }, [isOpen, subject]);
  /** Runs a call with its toasts; the dialog is busy until it ends. */
  const run: Platform['run'] = async (work, messages) => {
    setBusy(true);
    const response = await platform.run(work, messages);
    setBusy(false);
    return response;
  };
  return {
    isOpen,
    /** The dialog of this render is still open when its work ends. */
    isShown: () => shown.current !== null && shown.current === subject,
    /** Stays when the dialog closes, until another subject or `forget`. */
    subject,
    isBusy,
    /** The work has ended, and may have removed the button that opened the dialog. */
    isDone,
    ask: (wanted: Subject): void => {
      setSubject(wanted);
      setDone(false);
      dialog.open();
    },
    run,
    finish: (): void => {
      if (shown.current !== subject) return;
      setDone(true);
      dialog.close();
    },
    close: dialog.close,
    forget: () => setSubject((latest) => (latest === subject ? null : latest)),
  };
}

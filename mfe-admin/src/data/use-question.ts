import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { useState } from 'react';

/** A dialog about a subject, and the work that it confirms. */
export function useQuestion<Subject>(name: string) {
  const dialog = useDialogEntry(name);
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  return {
    isOpen: dialog.isOpen && subject !== null,
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
    /** Shows the dialog as busy while the work runs. */
    during: async <Result>(work: Promise<Result>): Promise<Result> => {
      setBusy(true);
      const result = await work;
      setBusy(false);
      return result;
    },
    finish: (): void => {
      setDone(true);
      dialog.close();
    },
    close: dialog.close,
    forget: () => setSubject(null),
  };
}

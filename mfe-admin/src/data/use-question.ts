import { type Platform, useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { useState } from 'react';

/** A dialog about a subject, and the work that it confirms. `name`: in the history, of one dialog of the page. */
export function useQuestion<Subject>(name: string) {
  const platform = usePlatform();
  const dialog = useDialogEntry(name);
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  /** Runs a call with its toasts; the dialog is busy until it ends. */
  const run: Platform['run'] = async (work, messages) => {
    setBusy(true);
    const response = await platform.run(work, messages);
    setBusy(false);
    return response;
  };
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
    run,
    finish: (): void => {
      setDone(true);
      dialog.close();
    },
    close: dialog.close,
    forget: () => setSubject(null),
  };
}

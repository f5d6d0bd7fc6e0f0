import { useQueryClient } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { Problem } from '@vidya/contracts/rules/validation';
import { useState } from 'react';

interface MoneyForm<Draft, Field extends string> {
  /** Of the dialog, in the history. */
  name: string;
  blank: Draft;
  problemsIn: (draft: Draft) => Problem<Field>[];
  save: (draft: Draft) => ReturnType<Send>;
  success: string;
  failure: string;
  /** What is read again, after a refusal too. */
  changes: readonly (readonly unknown[])[];
}

/** A dialog that adds something to the books: each invalid field shows its error, the first one also a toast (decision S7). */
export function useMoneyForm<Draft extends object, Field extends string>(form: MoneyForm<Draft, Field>) {
  const { name, blank, problemsIn, save, success, failure, changes } = form;
  const { run, toasts } = usePlatform();
  const queries = useQueryClient();
  const dialog = useDialogEntry(name);
  const [typed, type] = useState(blank);
  const [problems, setProblems] = useState<Problem<Field>[]>([]);
  const [isBusy, setBusy] = useState(false);
  return {
    isOpen: dialog.isOpen,
    close: dialog.close,
    isBusy,
    typed,
    open: (given: Partial<Draft> = {}): void => {
      type({ ...blank, ...given });
      setProblems([]);
      dialog.open();
    },
    change: (part: Partial<Draft>): void => {
      const changed = { ...typed, ...part };
      type(changed);
      // Checks known problems again on every change, but adds no new ones.
      const still = problemsIn(changed);
      setProblems(problems.flatMap(({ field }) => still.find((problem) => problem.field === field) ?? []));
    },
    errorOf: (field: Field) => problems.find((problem) => problem.field === field)?.message,
    submit: async (): Promise<Field | null> => {
      const found = problemsIn(typed);
      setProblems(found);
      if (found[0]) {
        toasts.error(found[0].message);
        return found[0].field;
      }
      setBusy(true);
      const response = await run(save(typed), { success, failure });
      setBusy(false);
      if (response) dialog.close();
      await Promise.all(changes.map((queryKey) => queries.invalidateQueries({ queryKey })));
      return null;
    },
  };
}

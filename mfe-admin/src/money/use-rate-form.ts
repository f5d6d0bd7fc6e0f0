import { useQueryClient } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import type { Problem } from '@vidya/contracts/rules/validation';
import { useState } from 'react';

interface RateForm<Draft, Field extends string> {
  /** Of the dialog, in the history. */
  name: string;
  blank: Draft;
  problemsIn: (draft: Draft) => Problem<Field>[];
  save: (draft: Draft) => ReturnType<Send>;
  success: string;
}

/** A dialog that adds a rate: each invalid field shows its error, the first one also a toast (decision S7). */
export function useRateForm<Draft extends object, Field extends string>(form: RateForm<Draft, Field>) {
  const { name, blank, problemsIn, save, success } = form;
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
    change: (changes: Partial<Draft>): void => {
      const changed = { ...typed, ...changes };
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
      const response = await run(save(typed), { success, failure: moneyTexts.saveFailed });
      setBusy(false);
      if (!response) return null;
      dialog.close();
      await queries.invalidateQueries({ queryKey: keys.rates });
      return null;
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import type { Problem } from '@vidya/contracts/rules/validation';
import { useState } from 'react';
import { useDraft } from '../data/use-draft.ts';

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

/** A dialog that adds something to the books. */
export function useMoneyForm<Draft extends object, Field extends string>(form: MoneyForm<Draft, Field>) {
  const { name, blank, problemsIn, save, success, failure, changes } = form;
  const { run } = usePlatform();
  const queries = useQueryClient();
  const dialog = useDialogEntry(name);
  const { typed, reset, change, errorOf, check } = useDraft(blank, problemsIn);
  const [isBusy, setBusy] = useState(false);
  return {
    isOpen: dialog.isOpen,
    close: dialog.close,
    isBusy,
    typed,
    open: (given: Partial<Draft> = {}): void => {
      reset(given);
      dialog.open();
    },
    change,
    errorOf,
    submit: async (): Promise<Field | null> => {
      const invalid = check();
      if (invalid) return invalid;
      setBusy(true);
      const response = await run(save(typed), { success, failure });
      setBusy(false);
      if (response) dialog.close();
      // Not awaited: the next submit would be ignored until they end.
      for (const queryKey of changes) void queries.invalidateQueries({ queryKey });
      return null;
    },
  };
}

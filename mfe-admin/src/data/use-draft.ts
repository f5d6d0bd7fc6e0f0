import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Problem } from '@vidya/contracts/rules/validation';
import { useState } from 'react';

/**
 * The values of a form as typed: each invalid field shows its error, the first one also a toast (decision S7). `problemsIn`
 * lists them in the order of the form.
 */
export function useDraft<Draft extends object, Field extends string>(
  blank: Draft,
  problemsIn: (draft: Draft) => Problem<Field>[],
) {
  const { toasts } = usePlatform();
  const [typed, type] = useState(blank);
  const [problems, setProblems] = useState<Problem<Field>[]>([]);
  return {
    typed,
    reset: (given: Partial<Draft> = {}): void => {
      type({ ...blank, ...given });
      setProblems([]);
    },
    change: (part: Partial<Draft>): void => {
      const changed = { ...typed, ...part };
      type(changed);
      // Checks known problems again on every change, but adds no new ones.
      const still = problemsIn(changed);
      setProblems(problems.flatMap(({ field }) => still.find((problem) => problem.field === field) ?? []));
    },
    errorOf: (field: Field) => problems.find((problem) => problem.field === field)?.message,
    /** Shows the problems. Returns the first invalid field; null if there is none. */
    check: (): Field | null => {
      const found = problemsIn(typed);
      setProblems(found);
      if (!found[0]) return null;
      toasts.error(found[0].message);
      return found[0].field;
    },
    /** Of what only the server knows. */
    showProblem: (problem: Problem<Field>): void => setProblems([problem]),
  };
}

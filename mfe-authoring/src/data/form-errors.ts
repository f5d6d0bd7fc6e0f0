import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Problem } from '@vidya/contracts/rules/validation';
import { useEffect, useState } from 'react';

export type Errors<Field extends string> = Partial<Record<Field, string>>;

interface FormErrors<Field extends string> {
  errors: Errors<Field>;
  /**
   * Shows all problems beside their fields and the first in a toast; returns true when there are none (decision S7).
   */
  accept: (problems: Problem<Field>[]) => boolean;
  /** Shows a message beside one field and leaves the others unchanged. */
  mark: (field: Field, message: string) => void;
  /** Clears the message of a field that the person edits. */
  clear: (field: Field) => void;
  /** The form's `ref`: the first invalid field gets focus. */
  attachForm: (element: HTMLFormElement | null) => void;
}

export function useFormErrors<Field extends string>(): FormErrors<Field> {
  const { toasts } = usePlatform();
  const [errors, setErrors] = useState<Errors<Field>>({});
  const [attempt, setAttempt] = useState(0);
  const [form, attachForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (attempt > 0) form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, form]);
  return {
    errors,
    attachForm,
    accept: (problems) => {
      setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])) as Errors<Field>);
      const [first] = problems;
      if (!first) return true;
      setAttempt(attempt + 1);
      toasts.error(first.message);
      return false;
    },
    mark: (field, message) => setErrors((shown) => ({ ...shown, [field]: message })),
    clear: (field) => setErrors((shown) => ({ ...shown, [field]: undefined })),
  };
}

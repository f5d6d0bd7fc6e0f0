import { usePlatform } from '@vidya/contracts/browser/platform';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import type { Problem } from '@vidya/contracts/rules/validation';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** The error messages of a form, beside their fields (decision S7). */
export function useFormErrors<Field extends string>() {
  const { toasts } = usePlatform();
  const [errors, setErrors] = useState<Errors<Field>>({});
  const { isBusy: isSending, run } = useSingleRun();
  const [attempt, setAttempt] = useState(0);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const focusedAt = useRef(0);
  useEffect(() => {
    if (attempt === focusedAt.current) return;
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    // Fields that wait while the form is sent take no focus before it is.
    if (!isSending || document.activeElement === field) focusedAt.current = attempt;
  }, [attempt, form, isSending]);
  return {
    errors,
    /** Shows all problems beside their fields and the first in a toast; returns true when there are none. */
    accept: (problems: Problem<Field>[]): boolean => {
      setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])) as Errors<Field>);
      const [first] = problems;
      if (!first) return true;
      setAttempt(attempt + 1);
      toasts.error(first.message);
      return false;
    },
    /** Shows a message beside one field and leaves the others unchanged. */
    mark: (field: Field, message: string): void => setErrors((shown) => ({ ...shown, [field]: message })),
    /** Clears the message of a field that the person edits. */
    clear: (field: Field): void => setErrors((shown) => ({ ...shown, [field]: undefined })),
    /** Sends the form, unless it is being sent: by a submit or by another of its buttons. */
    sendOnce: run,
    isSending,
    /** The props of the `<form>`. A busy form is not submitted again; the first invalid field gets focus. */
    formProps: (isBusy: boolean, submit: () => Promise<void>) => ({
      ref: setForm,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
        event.preventDefault();
        if (!isBusy) void run(submit);
      },
    }),
  };
}

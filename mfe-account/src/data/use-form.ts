import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Problem } from '@vidya/contracts/rules/validation';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';

interface FormPlan<Values extends Record<string, string>> {
  initial: Values;
  /** The broken rules, in the order of the specification. */
  check: (values: Values) => Problem<string & keyof Values>[];
  /** Runs once per submit of valid values; the form is busy until it settles. */
  onValid: (values: Values) => Promise<void>;
}

/**
 * A form of text fields (decision S7): every failing field carries its own message, the first one is also said as a
 * toast and takes the focus, and a second submit waits for the first to end.
 */
export function useForm<Values extends Record<string, string>>({ initial, check, onValid }: FormPlan<Values>) {
  const { toasts } = usePlatform();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const change = (field: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems((before) => before.filter((problem) => problem.field !== field));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const found: Problem[] = check(values);
    setProblems(found);
    if (found[0]) {
      toasts.error(found[0].message);
      focusField(event.currentTarget, found[0].field);
      return;
    }
    isSending.current = true;
    setBusy(true);
    await onValid(values).finally(() => {
      isSending.current = false;
      setBusy(false);
    });
  };

  const reset = (to: Values = initial) => {
    setValues(to);
    setProblems([]);
  };

  /** What a text field needs. */
  const field = (name: string & keyof Values) => ({
    name,
    value: values[name],
    error: problems.find((problem) => problem.field === name)?.message,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(name, event.target.value),
  });

  return { values, field, submit, reset, isBusy };
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

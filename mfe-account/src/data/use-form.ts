import { usePlatform } from '@vidya/contracts/browser/platform';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import type { Problem } from '@vidya/contracts/rules/validation';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';

/** Why the server refused a form that the browser posted by itself. */
export interface Refusal {
  problems: Problem[];
  failure: string;
  /** The password was right: nothing that was typed is lost when the page is left. */
  needsSecondFactor?: boolean;
}

interface FormPlan<Values extends Record<string, string>> {
  initial: Values;
  /** Shown from the start. */
  refusal?: Refusal | undefined;
  /** Returns the broken rules, in the order of the specification. */
  check: (values: Values) => Problem<string & keyof Values>[];
  /** Called once per submit of valid values; the form is busy until it settles. Resolves with `failure`, or ''. */
  onValid: (values: Values) => Promise<string>;
}

/**
 * A form of text fields (decision S7): every invalid field shows its own message, and the first one also shows a toast
 * and gets the focus. A second submit is ignored while the first one runs.
 */
export function useForm<Values extends Record<string, string>>(plan: FormPlan<Values>) {
  const { initial, refusal, check, onValid } = plan;
  const { toasts } = usePlatform();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problem[]>(refusal?.problems ?? []);
  const [failure, setFailure] = useState(refusal?.failure ?? '');
  const { isBusy, run } = useSingleRun();
  const [isTyped, setTyped] = useState(refusal !== undefined && !refusal.needsSecondFactor);

  const change = (field: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems((before) => before.filter((problem) => problem.field !== field));
  };

  const send = async (form: HTMLFormElement) => {
    const found: Problem[] = check(values);
    setProblems(found);
    if (found[0]) {
      toasts.error(found[0].message);
      focusField(form, found[0].field);
      return;
    }
    const why = await onValid(values);
    setFailure(why);
    if (!why) setTyped(false);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await run(() => send(form));
  };

  const reset = (to: Values = initial) => {
    setValues(to);
    setProblems([]);
    setTyped(false);
  };

  /** The props of a text field. */
  const field = (name: string & keyof Values) => ({
    name,
    value: values[name],
    error: problems.find((problem) => problem.field === name)?.message,
    // In a page that responds to a form, without script.
    autoFocus: refusal?.problems[0]?.field === name,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      change(name, target.value);
      if (isByHand(nativeEvent)) setTyped(true);
    },
  });

  /** What the fields hold without the person: a refused form brought back what they typed. */
  const given: Partial<Values> = refusal ? {} : initial;
  const differs = Object.entries(values).some(([name, value]) => value.trim() !== (given[name] ?? ''));
  // While it is sent, a success may navigate at any moment.
  const isUnsaved = isTyped && differs && !isBusy;

  return { values, field, submit, reset, isBusy, failure, isUnsaved };
}

/** Whether a person changed the field: what a password manager or the browser fills in is stored elsewhere. */
function isByHand(event: Event): boolean {
  const { inputType = '' } = event as Partial<InputEvent>;
  return inputType !== '' && inputType !== 'insertReplacementText';
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

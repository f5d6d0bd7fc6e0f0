import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import { Button, Dialog, Stack } from '@vidya/shared-ui';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { useQuestion } from '../data/use-question.ts';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'actions' | 'isOpen' | 'onClose'> {
  form: Pick<ReturnType<typeof useQuestion>, 'isOpen' | 'isBusy' | 'close'> & {
    /** Resolves with the name of the first invalid field, which gets the focus; null if there is none. */
    submit: () => Promise<string | null>;
  };
  submitLabel: string;
  /** False once nothing is left to cancel. */
  hasCancel?: boolean;
}

export function FormDialog({ form, submitLabel, hasCancel = true, children, ...dialog }: FormDialogProps) {
  const { isOpen, isBusy, close } = form;
  const formId = useId();
  const { run } = useSingleRun();
  const [invalid, setInvalid] = useState<{ control: unknown }>();
  // The fields take the focus once they take input again.
  useEffect(() => {
    if (invalid?.control instanceof HTMLElement) invalid.control.focus();
  }, [invalid]);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const name = await run(form.submit);
    if (name) setInvalid({ control: fields.namedItem(name) });
  };
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      isBusy={isBusy}
      onClose={close}
      actions={
        <>
          {hasCancel ? (
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" form={formId} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Fields id={formId} onSubmit={submit}>
        {children}
      </Fields>
    </Dialog>
  );
}

interface FieldsProps {
  id: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

/** On the page while the dialog is open: leaving the page asks as soon as something was typed or chosen. */
function Fields({ id, onSubmit, children }: FieldsProps) {
  const [isTyped, setTyped] = useState(false);
  useLeaveGuard(isTyped);
  return (
    <Stack
      as="form"
      id={id}
      noValidate
      onInput={() => setTyped(true)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => void onSubmit(event)}
    >
      {children}
    </Stack>
  );
}

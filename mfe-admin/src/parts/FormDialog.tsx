import { Button, Dialog, Stack } from '@vidya/shared-ui';
import { type ComponentProps, type FormEvent, useId } from 'react';
import type { useQuestion } from '../data/use-question.ts';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'actions' | 'isOpen' | 'onClose'> {
  form: Pick<ReturnType<typeof useQuestion>, 'isOpen' | 'isBusy' | 'close'> & {
    /** Resolves with the name of the first invalid field, which gets the focus; null if there is none. */
    submit: () => Promise<string | null>;
  };
  submitLabel: string;
}

export function FormDialog({ form, submitLabel, children, ...dialog }: FormDialogProps) {
  const { isOpen, isBusy, close } = form;
  const formId = useId();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const name = await form.submit();
    const control = name ? fields.namedItem(name) : null;
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}>
        {children}
      </Stack>
    </Dialog>
  );
}

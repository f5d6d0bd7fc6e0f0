import { Button, Dialog, Stack } from '@vidya/shared-ui';
import { type ComponentProps, type FormEvent, useId } from 'react';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'actions'> {
  submitLabel: string;
  isBusy: boolean;
  /** Resolves with the name of the first invalid field, which gets the focus; null if there is none. */
  onSubmit: () => Promise<string | null>;
}

/** A dialog with a form. */
export function FormDialog({ submitLabel, isBusy, onSubmit, children, ...dialog }: FormDialogProps) {
  const formId = useId();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const name = await onSubmit();
    const control = name ? fields.namedItem(name) : null;
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
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

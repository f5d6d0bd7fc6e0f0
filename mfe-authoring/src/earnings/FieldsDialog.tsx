import { Button, Dialog } from '@vidya/shared-ui';
import { type ReactNode, useId } from 'react';
import type { useFormErrors } from '../data/form-errors.ts';
import { Form } from '../parts/form-styles.ts';

interface FieldsDialogProps {
  title: string;
  form: Pick<ReturnType<typeof useFormErrors>, 'formProps' | 'isSending'>;
  submit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the fields of a form, which Save submits. */
export function FieldsDialog({ title, form: { formProps, isSending }, submit, onClose, children }: FieldsDialogProps) {
  const id = useId();
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={id} isBusy={isSending}>
        Save
      </Button>
    </>
  );
  return (
    <Dialog isOpen isBusy={isSending} onClose={onClose} title={title} actions={actions}>
      <Form id={id} {...formProps(isSending, submit)}>
        {children}
      </Form>
    </Dialog>
  );
}

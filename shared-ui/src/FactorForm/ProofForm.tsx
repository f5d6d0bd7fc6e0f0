import { type ChangeEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Row, Stack } from '../Stack/Stack.tsx';

interface ProofField {
  name: string;
  value: string;
  error: string | undefined;
  autoFocus: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface ProofFormProps {
  /** The field's name, for a form that the browser posts to `action` by itself. */
  name: string;
  action?: string | undefined;
  /** Why the last proof was refused; '' if it was not. */
  failure: string;
  isBusy: boolean;
  submitLabel?: string;
  /** Shown when nothing is typed. */
  missing: string;
  onProof: (typed: string) => void;
  /** Without it there is no way out but the page's own, and the button is as wide as the form. */
  onCancel?: (() => void) | undefined;
  children: (field: ProofField) => ReactNode;
}

/** A form of one field: what only its person knows. */
export function ProofForm(props: ProofFormProps) {
  const { name, action, failure, isBusy, submitLabel = 'Confirm', missing, onProof, onCancel, children } = props;
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // In a dialog it may stand inside another form of the page, as React sees it.
    event.stopPropagation();
    setMissing(typed.trim() === '');
    if (typed.trim() !== '' && !isBusy) onProof(typed);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setTyped(target.value);
    setMissing(false);
  };
  const error = isMissing ? missing : failure || undefined;
  return (
    <form noValidate method="post" action={action} onSubmit={submit}>
      <Stack $gap={6}>
        {children({ name, value: typed, error, autoFocus: true, onChange: change })}
        <Row $justify="flex-end">
          {onCancel ? (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" isBusy={isBusy} {...(!onCancel && { isWide: true, size: 'large' })}>
            {submitLabel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

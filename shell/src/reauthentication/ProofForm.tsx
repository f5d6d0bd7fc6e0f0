import { Button, Row, Stack } from '@vidya/shared-ui';
import { type ChangeEvent, type ReactNode, type SubmitEvent, useState } from 'react';

interface ProofField {
  name: string;
  value: string;
  error: string | undefined;
  autoFocus: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface ProofFormProps {
  /** Why the server refused the last proof; '' if it did not. */
  failure: string;
  isBusy: boolean;
  /** Shown when nothing is typed. */
  missing: string;
  onProof: (typed: string) => void;
  onCancel: () => void;
  children: (field: ProofField) => ReactNode;
}

/** A form of one field with what the person knows. */
export function ProofForm({ failure, isBusy, missing, onProof, onCancel, children }: ProofFormProps) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The dialog may stand inside another form of the page, as React sees it.
    event.stopPropagation();
    setMissing(typed.trim() === '');
    if (typed.trim() !== '') onProof(typed);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setTyped(target.value);
    setMissing(false);
  };
  const error = isMissing ? missing : failure || undefined;
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack $gap={6}>
        {children({ name: 'proof', value: typed, error, autoFocus: true, onChange: change })}
        <Row $justify="flex-end">
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isBusy}>
            Confirm
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

import { passkeyLimits } from '@vidya/contracts/rules/sign-in-limits';
import { isWordless } from '@vidya/contracts/rules/text/clean-text';
import { Button, Dialog, Row, Stack, TextField } from '@vidya/shared-ui';
import { type SubmitEvent, useState } from 'react';
import { newCodesTitle } from './new-codes-title.ts';

interface NameDialogProps {
  isOpen: boolean;
  title: string;
  lead?: string;
  help?: string;
  initial?: string;
  isRequired?: boolean;
  submitLabel: string;
  isBusy: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name of a passkey. */
export function NameDialog({ isOpen, title, ...form }: NameDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onCancel} title={title} size="small" focusAfter={newCodesTitle}>
      <NameForm {...form} />
    </Dialog>
  );
}

/** Unmounted with the dialog, so that the next name starts empty. */
function NameForm(props: Omit<NameDialogProps, 'isOpen' | 'title'>) {
  const { lead, help, initial = '', isRequired, submitLabel, isBusy, onName, onCancel } = props;
  const [name, setName] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isNameless = isRequired === true && isWordless(name);
    setMissing(isNameless);
    if (!isNameless) onName(name.trim());
  };
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack $gap={5}>
        {lead ? <p>{lead}</p> : null}
        <TextField
          label="Name"
          name="passkeyName"
          autoComplete="off"
          maxLength={passkeyLimits.nameMax}
          readOnly={isBusy}
          value={name}
          help={help}
          error={isMissing ? 'Name Is Missing' : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Row $justify="flex-end">
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

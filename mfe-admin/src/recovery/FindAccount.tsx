import { Button, Stack, Surface, TextField, VisuallyHidden } from '@vidya/shared-ui';
import { type FormEvent, useRef } from 'react';
import { ChosenAccount } from './ChosenAccount.tsx';
import { FindForm, SectionTitle } from './recovery-styles.ts';
import { useFindAccount } from './use-account-sign-in.ts';
import type { RecoveryChanges } from './use-recovery-changes.ts';

/** Looks an account up by its address, and shows how it signs in. */
export function FindAccount({ changes }: { changes: RecoveryChanges }) {
  const { email, fault, foundName, isBusy, type, find } = useFindAccount();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if ((await find()) === null) field.current?.focus();
  };
  return (
    <Surface as="section" aria-labelledby="find-account">
      <SectionTitle id="find-account">Find an account</SectionTitle>
      <Stack $gap={5}>
        <FindForm noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            ref={field}
            label="Email"
            type="email"
            name="email"
            autoComplete="off"
            help="The whole address that they sign in with."
            value={email}
            error={fault}
            onChange={(event) => type(event.target.value)}
          />
          <Button type="submit" isBusy={isBusy}>
            Find
          </Button>
        </FindForm>
        <VisuallyHidden role="status">{foundName ? `The account of ${foundName} is shown below.` : ''}</VisuallyHidden>
        <ChosenAccount changes={changes} />
      </Stack>
    </Surface>
  );
}

import { limits } from '@vidya/contracts/rules/limits';
import { forgotPasswordProblems } from '@vidya/contracts/rules/validation';
import { Button, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import type { TeamChanges } from '../../data/course/team.ts';
import { useFormErrors } from '../../data/form-errors.ts';
import { Panel } from '../../parts/form-styles.ts';
import { OneLine } from './team-styles.ts';

const { max, invitationDays } = limits.coInstructors;

export const inviteFieldId = 'invite-email';

/** Invites a co-instructor by mail. */
export function InviteForm({ invite }: Pick<TeamChanges, 'invite'>) {
  const [email, setEmail] = useState('');
  const { errors, accept, mark, clear, formProps, isSending } = useFormErrors<'email'>();
  const submit = async (): Promise<void> => {
    if (!accept(forgotPasswordProblems({ email }))) return;
    if (await invite.mutateAsync({ email, onRefused: (message) => mark('email', message) }))
      setEmail((latest) => (latest === email ? '' : latest));
  };
  return (
    <Panel as="section" $gap={4} aria-labelledby="invite">
      <h2 id="invite">Invite a co-instructor</h2>
      <p>
        They get a link by mail that works once, for {invitationDays} days, and accept it with the instructor’s account
        of this address. A course has at most {max} co-instructors.
      </p>
      <OneLine {...formProps(isSending, submit)}>
        <TextField
          id={inviteFieldId}
          label="Email"
          type="email"
          autoComplete="off"
          value={email}
          error={errors.email}
          onChange={(event) => {
            setEmail(event.target.value);
            clear('email');
          }}
        />
        <Button type="submit" isBusy={isSending}>
          Send Invitation
        </Button>
      </OneLine>
    </Panel>
  );
}

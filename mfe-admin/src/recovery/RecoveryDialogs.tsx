import { limits } from '@vidya/contracts/rules/limits';
import { ConfirmDialog } from '@vidya/shared-ui';
import { confirmationOf, type FindHeading } from '../parts/confirmation.ts';
import { ReasonField } from '../parts/ReasonField.tsx';
import type { RecoveryChanges } from './use-recovery-changes.ts';

interface RecoveryDialogsProps {
  changes: RecoveryChanges;
  heading: FindHeading;
}

const makeSure = 'Make sure that it is them: call them back on a number that you had before.';

/** Two people may have one name. */
const addressOf = (person?: { email: string } | null) => (
  <>
    Their address is <span translate="no">{person?.email}</span>.
  </>
);

/** The questions before a person's sign-in is changed. */
export function RecoveryDialogs({ changes: { request, approve, end }, heading }: RecoveryDialogsProps) {
  return (
    <>
      <ConfirmDialog
        {...confirmationOf(request, heading)}
        title={
          <>
            Ask to reset the account of <bdi translate="no">{request.person?.fullName}</bdi>?
          </>
        }
        lines={[
          addressOf(request.person),
          makeSure,
          'They get a mail about it. Nothing is removed before a second administrator approves it.',
        ]}
        confirmLabel="Ask for a reset"
      >
        <ReasonField reason={request.reason} max={limits.reasonMax} />
      </ConfirmDialog>
      <ConfirmDialog
        {...confirmationOf(approve, heading)}
        title={
          <>
            Reset the account of <bdi translate="no">{approve.reset?.person.fullName}</bdi>?
          </>
        }
        lines={[
          addressOf(approve.reset?.person),
          makeSure,
          'Their passkeys, authenticator app, recovery codes and password are removed, and they are signed out everywhere. A mail lets them choose a new password.',
        ]}
        confirmLabel="Approve"
      />
      <ConfirmDialog
        {...confirmationOf(end, heading)}
        title={
          <>
            Sign <bdi translate="no">{end.person?.fullName}</bdi> out everywhere?
          </>
        }
        lines={[addressOf(end.person), 'Every device is signed out at once. What they sign in with stays as it is.']}
        confirmLabel="Sign out everywhere"
      />
    </>
  );
}

import { usePerson } from '@vidya/contracts/browser/platform';
import type { AccountSignIn } from '@vidya/contracts/calls/account-recovery';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { Badge, Button, Note, Row, Skeleton } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { roleName } from '../people/people-text.ts';
import { AccountCard, PersonName, SignInFacts } from './recovery-styles.ts';
import { useChosenAccount } from './use-account-sign-in.ts';
import type { RecoveryChanges } from './use-recovery-changes.ts';

/** The account of the page's address: how it signs in, and what can be done for it. */
export function ChosenAccount({ changes }: { changes: RecoveryChanges }) {
  const { userId, data, ...request } = useChosenAccount();
  if (!userId) return null;
  if (isMissing(request.error)) return <Note role="status">There is no such account: it may have been deleted.</Note>;
  if (request.error && !data) return <RequestFailed request={request} fallback="Error In Finding The Account" />;
  if (!data) return <Skeleton shape="block" height="14rem" />;
  return <Account account={data} changes={changes} />;
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const devicesText = (devices: number): string => {
  if (devices === 0) return 'Nowhere';
  return devices === 1 ? 'On one device' : `On ${devices} devices`;
};

function Account({ account, changes: { request, end } }: { account: AccountSignIn; changes: RecoveryChanges }) {
  const { person, passkeys, hasTotp, recoveryCodesLeft, devices, factorReset } = account;
  const isOneself = usePerson()?._id === person._id;
  const hasFactor = passkeys > 0 || hasTotp;
  const details = [
    ['Passkeys', passkeys === 0 ? 'None' : String(passkeys)],
    ['Authenticator app', hasTotp ? 'Yes' : 'None'],
    ['Recovery codes left', hasFactor ? String(recoveryCodesLeft) : 'None'],
    ['Signed in', devicesText(devices)],
  ];
  return (
    <AccountCard role="region" aria-label={`Account of ${person.fullName}`}>
      <PersonName as="h3">
        <bdi translate="no">{person.fullName}</bdi> <Badge>{roleName[person.role]}</Badge>
      </PersonName>
      <Note translate="no">{person.email}</Note>
      <SignInFacts>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </SignInFacts>
      <Note>{adviceFor(account, isOneself)}</Note>
      {isOneself ? null : (
        <Row $gap={3}>
          {hasFactor && !factorReset ? (
            <Button variant="danger" onClick={() => request.ask(person)}>
              Ask for a reset
            </Button>
          ) : null}
          {devices > 0 ? (
            <Button variant="secondary" onClick={() => end.ask(person)}>
              Sign out everywhere
            </Button>
          ) : null}
        </Row>
      )}
    </AccountCard>
  );
}

function adviceFor({ passkeys, hasTotp, factorReset }: AccountSignIn, isOneself: boolean): ReactNode {
  if (isOneself) return 'This is your own account: two other administrators can reset it.';
  if (factorReset)
    return (
      <>
        <bdi translate="no">{factorReset.requestedBy.fullName}</bdi> asked for a reset: it waits above for a second
        administrator.
      </>
    );
  if (passkeys > 0 || hasTotp)
    return 'A reset removes all of it, and their password, when a second administrator approves it. They choose a new password by mail.';
  return 'There is nothing to reset: with “Forgot password” they choose a new password by mail.';
}

import { useTitle } from '@vidya/contracts/browser/platform';
import { PageHeader, Stack } from '@vidya/shared-ui';
import { useRef } from 'react';
import { FindAccount } from './FindAccount.tsx';
import { RecoveryDialogs } from './RecoveryDialogs.tsx';
import { useFactorResets } from './use-account-sign-in.ts';
import { useApproveReset, useDropReset, useEndSessions, useRequestReset } from './use-recovery-changes.ts';
import { WaitingResets } from './WaitingResets.tsx';

/** `/admin/dashboard/account-recovery`: helps people who lost what they sign in with, or whose account is in danger. */
export function AccountRecovery() {
  useTitle('Account recovery');
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = {
    request: useRequestReset(),
    approve: useApproveReset(),
    drop: useDropReset(() => heading.current?.focus({ preventScroll: true })),
    end: useEndSessions(),
  };
  const resets = useFactorResets();
  return (
    <>
      <PageHeader
        title="Account recovery"
        titleRef={heading}
        lead="For people who lost everything that they sign in with."
      />
      <Stack $gap={6}>
        <WaitingResets resets={resets} changes={changes} />
        <FindAccount changes={changes} />
      </Stack>
      <RecoveryDialogs changes={changes} heading={() => heading.current} />
    </>
  );
}

import { dropFactorReset } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { SignInSecurity } from '@vidya/contracts/calls/sign-in-security';
import { shortDate } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { Banner, Button } from '@vidya/shared-ui';
import { useState } from 'react';
import { useRefreshSecurity } from '../../data/security/use-security.ts';

type FactorReset = NonNullable<SignInSecurity['factorReset']>;

interface ResetNoticeProps {
  reset: FactorReset;
  /** The notice, with the pressed button, goes away. */
  onStopped: () => void;
}

/** Notice of a requested factor reset: the signed-in person can stop it. */
export function ResetNotice({ reset: { _id: resetId, expiresAt }, onStopped }: ResetNoticeProps) {
  const { send, run } = usePlatform();
  const refresh = useRefreshSecurity();
  const [isBusy, setBusy] = useState(false);
  const stop = async (): Promise<void> => {
    setBusy(true);
    const response = await run(send(dropFactorReset, { params: { resetId } }), { failure: texts.account.fallback });
    if (response) onStopped();
    // After a refusal too: it may be over.
    await refresh();
    setBusy(false);
  };
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void stop()}>
          Stop it
        </Button>
      }
    >
      Administrators were asked to remove your passkeys, your authenticator app, your recovery codes and your password.
      If it was not you, stop it before {shortDate(expiresAt)}.
    </Banner>
  );
}

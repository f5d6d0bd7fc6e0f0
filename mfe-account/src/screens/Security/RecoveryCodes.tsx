import type { SignInSecurity } from '@vidya/contracts/calls/sign-in-security';
import { count } from '@vidya/contracts/texts/format';
import { Banner, Button, ConfirmDialog, Note, Stack, Surface } from '@vidya/shared-ui';
import { useRenewCodes } from '../../data/security/use-recovery-codes.ts';
import { Head } from '../../parts/page-styles.ts';

interface RecoveryCodesProps {
  security: SignInSecurity;
  onCodes: (codes: string[]) => void;
}

/** 'Recovery codes': the way in for who lost their passkeys and their app. */
export function RecoveryCodes({ security, onCodes }: RecoveryCodesProps) {
  const { passkeys, totpSince, recoveryCodesLeft: left } = security;
  const { isOpen, open, close, isBusy, renew } = useRenewCodes(onCodes);
  if (passkeys.length === 0 && !totpSince) return null;
  return (
    <Surface as="section" aria-labelledby="recovery-codes">
      <Head>
        <h2 id="recovery-codes">Recovery codes</h2>
        <Button variant="secondary" size="small" onClick={open}>
          Make new codes
        </Button>
      </Head>
      <Stack $gap={4}>
        <Note>
          {left === 1 ? 'One code is left.' : `${count(left)} codes are left.`} Each works once, when you lost your
          other ways in.
        </Note>
        {left < 3 ? <Banner tone="warning">Make new codes before the last one is used.</Banner> : null}
      </Stack>
      <ConfirmDialog
        isOpen={isOpen}
        tone="primary"
        title="Make new recovery codes?"
        lines={['The codes that you have now will work no more.']}
        confirmLabel="Make new codes"
        isBusy={isBusy}
        onConfirm={() => void renew()}
        onCancel={close}
      />
    </Surface>
  );
}

import type { Platform } from '@vidya/contracts/browser/platform';
import type { ReauthenticationMethod } from '@vidya/contracts/calls/sign-in-security';
import { Banner, Button, Dialog, FactorForm, type FactorMethod, Skeleton, Stack } from '@vidya/shared-ui';
import { PasswordProof } from './PasswordProof.tsx';
import { SocialProof } from './SocialProof.tsx';
import { useReauthentication } from './use-reauthentication.ts';

interface ReauthenticationDialogProps {
  platform: Platform;
  /** Whether the person proved who they are. */
  onEnd: (isProved: boolean) => void;
}

const isFactor = (method: ReauthenticationMethod): method is FactorMethod =>
  method === 'passkey' || method === 'totp' || method === 'recoveryCode';

/** Asks who is at the browser, over whatever is open: what was typed there stays. */
export function ReauthenticationDialog({ platform, onEnd }: ReauthenticationDialogProps) {
  const { methods, prove, provePasskey, ...state } = useReauthentication({ platform, onEnd });
  const cancel = (): void => onEnd(false);
  const factors = methods.data?.filter(isFactor) ?? [];
  return (
    <Dialog isOpen onClose={cancel} title="Confirm that it is you" size="small">
      <Stack $gap={5}>
        <p>Sensitive steps need a fresh confirmation. Nothing you typed is lost.</p>
        {methods.isError ? <NoMethods onRetry={() => void methods.refetch()} /> : null}
        {methods.isPending ? <Skeleton shape="block" height="7.5rem" /> : null}
        {factors.length > 0 ? (
          <FactorForm
            methods={factors}
            {...state}
            onPasskey={() => void provePasskey()}
            onCode={(code) => void prove({ method: 'code', code })}
            onCancel={cancel}
          />
        ) : null}
        {methods.data?.includes('password') ? (
          <PasswordProof platform={platform} prove={prove} onCancel={cancel} {...state} />
        ) : null}
        {methods.data?.includes('social') ? <SocialProof onCancel={cancel} onDone={() => onEnd(true)} /> : null}
      </Stack>
    </Dialog>
  );
}

function NoMethods({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Banner tone="danger" action={retry}>
      We could not find out how you can confirm
    </Banner>
  );
}

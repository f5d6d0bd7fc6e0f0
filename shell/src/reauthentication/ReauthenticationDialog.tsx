import type { Platform } from '@vidya/contracts/browser/platform';
import { Banner, Button, Dialog, Skeleton, Stack } from '@vidya/shared-ui';
import { PasswordProof } from './PasswordProof.tsx';
import { SocialProof } from './SocialProof.tsx';
import { useReauthentication } from './use-reauthentication.ts';

interface ReauthenticationDialogProps {
  platform: Platform;
  /** Whether the person proved who they are. */
  onEnd: (isProved: boolean) => void;
}

/** Asks who is at the browser, over whatever is open: what was typed there stays. */
export function ReauthenticationDialog({ platform, onEnd }: ReauthenticationDialogProps) {
  const { methods, ...given } = useReauthentication({ platform, onEnd });
  const cancel = (): void => onEnd(false);
  return (
    <Dialog isOpen onClose={cancel} title="Confirm that it is you" size="small">
      <Stack $gap={4}>
        <p>This needs to be you. Nothing of what you typed is lost.</p>
        {methods.isError ? (
          <Banner
            tone="danger"
            action={
              <Button variant="secondary" size="small" onClick={() => void methods.refetch()}>
                Retry
              </Button>
            }
          >
            We could not find out how you can confirm
          </Banner>
        ) : null}
        {methods.isPending ? <Skeleton shape="block" height="7.5rem" /> : null}
        {methods.data?.includes('password') ? <PasswordProof platform={platform} onCancel={cancel} {...given} /> : null}
        {methods.data?.includes('social') ? <SocialProof onCancel={cancel} onDone={() => onEnd(true)} /> : null}
      </Stack>
    </Dialog>
  );
}

import { shortDate } from '@vidya/contracts/texts/format';
import { Button, ConfirmDialog, Icon, Note, Surface } from '@vidya/shared-ui';
import { useTotp } from '../../data/security/use-totp.ts';
import { Head } from '../../parts/page-styles.ts';
import { AddAppDialog } from './AddAppDialog.tsx';

interface AuthenticatorAppProps {
  /** When it was added; null without one. */
  since: string | null;
  onCodes: (codes: string[]) => void;
}

/** 'Authenticator app': its codes are asked for after the password. */
export function AuthenticatorApp({ since, onCodes }: AuthenticatorAppProps) {
  const totp = useTotp(onCodes);
  return (
    <Surface as="section" aria-labelledby="authenticator-app">
      <Head>
        <h2 id="authenticator-app">Authenticator app</h2>
        {since ? (
          <Button variant="secondary" size="small" onClick={totp.askToRemove}>
            Remove the app
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="small"
            icon={<Icon name="plus" size={18} />}
            isBusy={totp.isBusy && !totp.started}
            onClick={() => void totp.begin()}
          >
            Add an app
          </Button>
        )}
      </Head>
      <Note>
        {since
          ? `Added ${shortDate(since)}. After your password you enter a code that your app shows.`
          : 'After your password you enter a code that an app on your phone shows. Your password alone is then not enough.'}
      </Note>
      {totp.started ? <AddAppDialog {...totp} started={totp.started} /> : null}
      <ConfirmDialog
        isOpen={totp.isRemoving}
        title="Remove your authenticator app?"
        lines={['Your password alone will be enough to sign in, unless you have a passkey.']}
        confirmLabel="Remove"
        isBusy={totp.isBusy}
        onConfirm={() => void totp.remove()}
        onCancel={totp.keep}
      />
    </Surface>
  );
}

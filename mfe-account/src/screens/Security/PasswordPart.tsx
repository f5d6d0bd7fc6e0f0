import { paths } from '@vidya/contracts/texts/paths';
import { Button, Note, Surface } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { Head } from '../../parts/page-styles.ts';

export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Surface as="section" aria-labelledby="password">
      <Head>
        <h2 id="password">Password</h2>
        <Button
          as={Link}
          to={hasPassword ? paths.changePassword() : paths.forgotPassword()}
          variant="secondary"
          size="small"
        >
          {hasPassword ? 'Change Password' : 'Choose a password'}
        </Button>
      </Head>
      <Note>
        {hasPassword
          ? 'A good one is long, and used nowhere else.'
          : 'You have none: you sign in with a provider or a passkey.'}
      </Note>
    </Surface>
  );
}

import { paths } from '@vidya/contracts/texts/paths';
import { Button, Note, Surface } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { Head } from '../../parts/page-styles.ts';

/** The way to what protects the account. */
export function SecurityLink() {
  return (
    <Surface as="section" aria-labelledby="security-link">
      <Head>
        <h2 id="security-link">Sign-in and security</h2>
        <Button as={Link} to={paths.security()} variant="secondary" size="small">
          Manage
        </Button>
      </Head>
      <Note>Your password, passkeys, authenticator app and signed-in devices, and what happened lately.</Note>
    </Surface>
  );
}

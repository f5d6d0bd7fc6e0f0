import { useTitle } from '@vidya/contracts/browser/platform';
import { Row, Spinner } from '@vidya/shared-ui';
import { useSocialLanding } from '../../data/sign-in/use-social-landing.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';

/** `/auth-login/success`: the page that the social provider redirects to. */
export function SocialLanding() {
  useTitle('Signing in');
  useSocialLanding();
  return (
    <AuthPage title="Signing you in…">
      <Row as="output">
        <Spinner /> Checking with the server
      </Row>
    </AuthPage>
  );
}

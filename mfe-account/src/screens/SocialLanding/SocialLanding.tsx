import { useTitle } from '@vidya/contracts/browser/platform';
import { Spinner } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { useSocialLanding } from '../../data/sign-in/use-social-landing.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';

/** `/auth-login/success`: the page that the social provider redirects to. */
export function SocialLanding() {
  useTitle('Signing in');
  useSocialLanding();
  return (
    <AuthPage title="Signing you in…">
      <Waiting>
        <Spinner /> Checking with the server
      </Waiting>
    </AuthPage>
  );
}

const Waiting = styled.output`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

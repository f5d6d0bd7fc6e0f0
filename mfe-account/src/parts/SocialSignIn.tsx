import { socialSignInPath } from '@vidya/contracts/texts/social-paths';
import { Button, color, Icon, space } from '@vidya/shared-ui';
import { muted } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { useProvider } from '../data/sign-in/use-provider.ts';

/** Sign-in with the third-party provider: a full page load that returns to `/auth-login/success` (section 7). */
export function SocialSignIn() {
  const provider = useProvider() ?? 'social sign-in';
  return (
    <>
      <Button as="a" href={socialSignInPath} variant="secondary" isWide icon={<Icon name="globe" />}>
        <span>
          Continue with <span translate="no">{provider}</span>
        </span>
      </Button>
      <Or>
        <span>or with your email</span>
      </Or>
    </>
  );
}

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[3]};
  ${muted}
  &::before,
  &::after {
    content: '';
    height: 1px;
    background: ${color.line};
  }
`;

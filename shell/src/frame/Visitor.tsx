import type { Platform } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Skeleton } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AvatarMenu } from './menu/AvatarMenu.tsx';

/** Sign-in buttons, or the avatar with its menu. Keeps its width until the session is known. */
export function Visitor({ platform }: { platform: Platform }) {
  const session = useAtomValue(platform.sessionAtom);
  if (session.status === 'signedIn')
    return (
      <Corner>
        <AvatarMenu user={session.user} platform={platform} />
      </Corner>
    );
  if (session.status === 'probing')
    return (
      <Corner aria-hidden="true">
        <Skeleton width="10rem" height="2.5rem" shape="block" />
      </Corner>
    );
  return (
    <Corner>
      <Button as={Link} to={paths.login()} variant="quiet" size="small">
        Log in
      </Button>
      <Button as={Link} to={paths.signUp()} size="small">
        Sign Up
      </Button>
    </Corner>
  );
}

const Corner = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-width: 11.5rem;
`;

import type { Platform } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Row, Skeleton } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { AvatarMenu } from './AvatarMenu.tsx';
import { NavItem } from './navbar-styles.ts';

/**
 * Sign-in buttons, or My Courses and the avatar with its menu. A browser with a session most likely belongs to a person
 * who is signed in: until that is known, the avatar's size is reserved.
 */
export function Visitor({ platform }: { platform: Platform }) {
  const session = useAtomValue(platform.sessionAtom);
  if (session.status === 'signedOut') return <SignIn />;
  return (
    <>
      <MyCourses />
      <Corner>
        {session.status === 'signedIn' ? <AvatarMenu user={session.user} platform={platform} /> : <Unknown />}
      </Corner>
    </>
  );
}

/** Also in the avatar's menu; here learners find it at once. */
function MyCourses() {
  const isHere = useLocation().pathname === paths.myCourses();
  return (
    <Shortcut to={paths.myCourses()} aria-current={isHere ? 'page' : undefined}>
      My Courses
    </Shortcut>
  );
}

const Unknown = () => (
  <Likely aria-hidden="true" aria-busy="true">
    <Skeleton width="2.25rem" height="2.25rem" shape="circle" />
    <Skeleton width="7.5rem" height="2rem" />
  </Likely>
);

function SignIn() {
  return (
    <Row $gap={2}>
      <Button as={Link} to={paths.login()} variant="quiet" size="small">
        Log in
      </Button>
      <Button as={Link} to={paths.signUp()} size="small">
        Sign Up
      </Button>
    </Row>
  );
}

/* Where the bar has room for it. */
const Shortcut = styled(NavItem)`
  margin-right: ${space[2]};
  @media (max-width: 79.99rem) {
    display: none;
  }
`;

const Corner = styled.div`
  ${line(2)}
  justify-content: flex-end;
  min-width: 11.5rem;
`;

const Likely = styled.div`
  ${line(2)}
`;

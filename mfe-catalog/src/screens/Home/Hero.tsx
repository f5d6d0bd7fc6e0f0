import { paths } from '@vidya/contracts/paths';
import { Button, Icon, Skeleton } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useSession } from '../../data/session.ts';
import { Actions, Band, Inner, Lead, Title, Words } from './hero-styles.ts';
import { HeroPicture } from './HeroPicture.tsx';

export function Hero() {
  return (
    <Band>
      <Inner>
        <Words>
          <Title tabIndex={-1}>A broad selection of courses</Title>
          <Lead>
            Video courses in software, data, design and AI, taught by people who do the work. Watch at your own pace, in
            your own language, and keep your place from one lecture to the next.
          </Lead>
          <Actions>
            <Button as={Link} to={paths.allCourses()} size="large" iconAfter={<Icon name="arrow-right" />}>
              Explore Courses
            </Button>
            <SecondAction />
          </Actions>
        </Words>
        <HeroPicture />
      </Inner>
    </Band>
  );
}

/** Learning on for people who are signed in, signing in for the others; room for either until that is known. */
function SecondAction() {
  const { status } = useSession();
  if (status === 'probing') return <Skeleton width="9rem" height="3.25rem" shape="block" />;
  return status === 'signedIn' ? (
    <Button as={Link} to={paths.myCourses()} size="large" variant="secondary">
      Start Learning
    </Button>
  ) : (
    <Button as={Link} to={paths.login()} size="large" variant="secondary">
      Sign in
    </Button>
  );
}

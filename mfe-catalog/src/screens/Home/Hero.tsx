import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon, Skeleton } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useSession } from '../../data/session.ts';
import { Figures } from './Figures.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import { Actions, Band, CompactInner, CompactTitle, Inner, Lead, Text, Title } from './hero-styles.ts';

/**
 * The purpose of the site. Visitors with a session know it: they get a single line, followed by their courses. A
 * pending session counts as one, so that the page renders once.
 */
export function Hero() {
  const { status } = useSession();
  return status === 'signedOut' ? <WholeHero /> : <CompactHero isKnown={status === 'signedIn'} />;
}

function WholeHero() {
  return (
    <Band>
      <Inner>
        <Text>
          <Title tabIndex={-1}>A broad selection of courses</Title>
          <Lead>
            Video courses in software, data, design and AI, taught by people who do the work. Watch at your own pace, in
            your own language, and keep your place from one lecture to the next.
          </Lead>
          <Actions>
            <Button as={Link} to={paths.allCourses()} size="large" iconAfter={<Icon name="arrow-right" />}>
              Explore Courses
            </Button>
            <Button as={Link} to={paths.login()} size="large" variant="secondary">
              Sign in
            </Button>
          </Actions>
          <Figures />
        </Text>
        <HeroPicture />
      </Inner>
    </Band>
  );
}

/** `isKnown`: the session is known. Until then the second button is a placeholder. */
function CompactHero({ isKnown }: { isKnown: boolean }) {
  return (
    <Band>
      <CompactInner>
        <CompactTitle tabIndex={-1}>A broad selection of courses</CompactTitle>
        <Actions>
          <Button as={Link} to={paths.allCourses()} iconAfter={<Icon name="arrow-right" />}>
            Explore Courses
          </Button>
          {isKnown ? (
            <Button as={Link} to={paths.myCourses()} variant="secondary">
              Start Learning
            </Button>
          ) : (
            <Skeleton width="9.5rem" height="2.75rem" shape="block" />
          )}
        </Actions>
      </CompactInner>
    </Band>
  );
}

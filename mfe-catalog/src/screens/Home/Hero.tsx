import { useSession } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon, Skeleton } from '@vidya/shared-ui';
import { row, stack, wrap } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Page } from '../../parts/Page.tsx';
import { Figures } from './Figures.tsx';
import { HeroPicture } from './HeroPicture.tsx';

/**
 * The purpose of the site. Visitors with a session know it: they get a single line, followed by their courses. A
 * pending session counts as one, so that the page renders once.
 */
export function Hero() {
  const { status } = useSession();
  return <Band>{status === 'signedOut' ? <WholeHero /> : <CompactHero isReady={status === 'signedIn'} />}</Band>;
}

function WholeHero() {
  return (
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
  );
}

/** `isReady`: the session is known. Until then the second button is a placeholder. */
function CompactHero({ isReady }: { isReady: boolean }) {
  return (
    <CompactInner>
      <CompactTitle tabIndex={-1}>A broad selection of courses</CompactTitle>
      <Actions>
        <Button as={Link} to={paths.allCourses()} iconAfter={<Icon name="arrow-right" />}>
          Explore Courses
        </Button>
        {isReady ? (
          <Button as={Link} to={paths.myCourses()} variant="secondary">
            Start Learning
          </Button>
        ) : (
          <Skeleton width="9.5rem" height="2.75rem" shape="block" />
        )}
      </Actions>
    </CompactInner>
  );
}

const Band = styled.section`
  overflow: hidden;
  background:
    radial-gradient(60rem 32rem at 78% 42%, ${color.accentSoft}, transparent 70%), ${color.paper};
  border-bottom: 1px solid ${color.line};
`;

const Text = styled.div`
  max-width: 36rem;
`;

const Title = styled.h1`
  ${type.display}
`;

const Lead = styled.p`
  margin-top: ${space[5]};
  ${type.lead}
  color: ${color.inkMuted};
`;

const Actions = styled.div`
  ${wrap(3)}
`;

const Inner = styled(Page)`
  ${stack(8)}
  align-items: center;
  padding-block: ${space[10]} ${space[8]};

  ${Actions} {
    margin-top: ${space[8]};
  }
  ${media.phoneOnly} {
    ${Actions} > * {
      flex: 1 1 100%;
    }
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 1.02fr) minmax(0, 1fr);
    gap: ${space[12]};
    padding-block: ${space[12]};
  }
`;

const CompactInner = styled(Page)`
  ${row(8, 3)}
  justify-content: space-between;
  padding-block: ${space[5]};

  ${media.phoneOnly} {
    padding-block: ${space[4]};

    ${Actions} {
      flex: 1 1 100%;
      gap: ${space[2]};
    }
    /* Side by side on the narrowest phone. */
    ${Actions} > * {
      flex: 1 1 auto;
      padding-inline: ${space[3]};
    }
  }
`;

const CompactTitle = styled.h1`
  ${type.h2}
`;

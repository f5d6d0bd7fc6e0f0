import type { Session } from '@vidya/contracts/browser/platform';
import type { SubscribedCourse } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Carousel, Icon, Skeleton } from '@vidya/shared-ui';
import { layout, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSubscribedCourses } from '../../data/courses.ts';
import { useSession } from '../../data/session.ts';
import { MeasuredRow } from '../../parts/MeasuredRow.tsx';
import { Section } from '../../parts/Page.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { ResumeCard, resumeCardHeight } from './ResumeCard.tsx';

const shown = 3;

const isOpen = (course: SubscribedCourse): boolean =>
  !course.isExpired && course.progress < 100 && course.noOfLectures > 0;

/** What a learner would go on with: first what they have begun, then what they have not, each in the answer's order. */
const nextUp = (courses: SubscribedCourse[]): SubscribedCourse[] =>
  courses
    .filter(isOpen)
    .toSorted((one, other) => Number(one.lastLectureId === null) - Number(other.lastLectureId === null))
    .slice(0, shown);

/** How many courses a learner holds; nobody else has any to go on with. */
function heldBy(session: Session): number {
  if (session.status !== 'signedIn' || session.user.role !== 'USER') return 0;
  return session.user.subscriptions.filter((one) => one.subscription_status === 'active').length;
}

/**
 * Only for learners who hold a course. Room is kept for it from the start where a session is still being asked about:
 * most who come with one are learners.
 */
export function ContinueLearning() {
  const session = useSession();
  const held = heldBy(session);
  const { data, isError } = useSubscribedCourses(held > 0);
  const courses = data && nextUp(data);
  const isUnknown = session.status === 'probing';
  // An extra of the page: without an answer it steps aside, and My Courses says what is wrong.
  if (!isUnknown && (held === 0 || isError || courses?.length === 0)) return null;
  const cells = courses ?? Array.from({ length: isUnknown ? shown : Math.min(held, shown) }, () => null);
  return (
    <Early aria-labelledby="continue">
      <SectionHead id="continue" title="Continue learning" action={<Onward />} />
      <MeasuredRow>
        <Carousel
          label="Courses to go on with"
          itemWidth={widthOf(cells.length)}
          gutter={layout.gutter}
          aria-busy={!courses}
        >
          {cells.map((course, index) =>
            course ? (
              <ResumeCard key={course._id} course={course} />
            ) : (
              <Skeleton key={index} height={resumeCardHeight} shape="block" />
            ),
          )}
        </Carousel>
      </MeasuredRow>
    </Early>
  );
}

/** In a row, so that it is as high for three courses as for one: on a phone the next card looks in. */
const widthOf = (cards: number): string =>
  cards === 1 ? 'min(100cqw, 26rem)' : `max(min(100cqw, 19rem), calc((100cqw - ${shown - 1} * 1.25rem) / ${shown}))`;

const Onward = () => (
  <Flush>
    <Button as={Link} to={paths.myCourses()} variant="quiet" size="small" iconAfter={<Icon name="arrow-right" />}>
      My Courses
    </Button>
  </Flush>
);

/* Its words, not its invisible edge, stand in line with what is around. */
const Flush = styled.div`
  margin-inline: -${space[3]};
`;

/* Near the top of the page: the first thing for whoever comes back. */
const Early = styled(Section)`
  margin-top: ${space[5]};

  > div:first-child {
    margin-bottom: ${space[3]};
  }
`;

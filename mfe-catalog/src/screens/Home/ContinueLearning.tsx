import { type Session, useSession } from '@vidya/contracts/browser/platform';
import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import { isLearning } from '@vidya/contracts/rules/enrolled';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Carousel, Icon, Skeleton } from '@vidya/shared-ui';
import { layout, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSubscribedCourses } from '../../data/courses.ts';
import { MeasuredRow } from '../../parts/CourseRow.tsx';
import { TitledSection } from '../../parts/TitledSection.tsx';
import { ResumeCard, resumeCardHeight } from './ResumeCard.tsx';

const shown = 3;

const isOpen = (course: SubscribedCourse): boolean =>
  !course.isExpired && course.progress < 100 && course.noOfLectures > 0;

/** The courses to continue: started ones first, then the others, each in the order of the response. */
const nextUp = (courses: SubscribedCourse[]): SubscribedCourse[] =>
  courses
    .filter(isOpen)
    .toSorted((one, other) => Number(one.lastLectureId === null) - Number(other.lastLectureId === null))
    .slice(0, shown);

/** The number of a learner's enrolments; 0 for other roles. */
function heldBy(session: Session): number {
  if (session.status !== 'signedIn' || !isLearning(session.user)) return 0;
  return session.user.subscriptions.filter((one) => one.subscription_status === 'active').length;
}

/** For enrolled learners. While the session is unknown, its space is reserved unless the last page knew better. */
export function ContinueLearning() {
  const session = useSession();
  const held = heldBy(session);
  const { data, isError } = useSubscribedCourses(held > 0);
  const courses = data && nextUp(data);
  const isUnknown = session.status === 'probing' && session.isLearning !== false;
  // Optional content: after an error it is not shown, and My Courses shows the error.
  if (!isUnknown && (held === 0 || isError || courses?.length === 0)) return null;
  const cells = courses ?? Array.from({ length: isUnknown ? shown : Math.min(held, shown) }, () => null);
  return (
    <Early id="continue" title="Continue learning" action={<Onward />}>
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

/** One row, so that it has the same height for one course or three. On a phone the next card is partly visible. */
const widthOf = (cards: number): string =>
  cards === 1 ? 'min(100cqw, 26rem)' : `max(min(100cqw, 19rem), calc((100cqw - ${shown - 1} * 1.25rem) / ${shown}))`;

const Onward = () => (
  <Flush>
    <Button as={Link} to={paths.myCourses()} variant="quiet" size="small" iconAfter={<Icon name="arrow-right" />}>
      My Courses
    </Button>
  </Flush>
);

/* The button's text, not its invisible border, aligns with the content around it. */
const Flush = styled.div`
  margin-inline: -${space[3]};
`;

/* Near the top of the page: returning learners see it first. */
const Early = styled(TitledSection)`
  margin-top: ${space[5]};

  > div:first-child {
    margin-bottom: ${space[3]};
  }
`;

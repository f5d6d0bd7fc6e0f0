import type { SubscribedCourse } from '@vidya/contracts/course';
import { paths } from '@vidya/contracts/paths';
import { Button, Icon, Skeleton } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSubscribedCourses } from '../../data/courses.ts';
import { useSession } from '../../data/session.ts';
import { Section } from '../../parts/Page.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { ResumeCard } from './ResumeCard.tsx';

const shown = 3;

const isOpen = (course: SubscribedCourse): boolean =>
  !course.isExpired && course.progress < 100 && course.noOfLectures > 0;

/** What a learner would go on with: first what they have begun, then what they have not, each in the answer's order. */
const nextUp = (courses: SubscribedCourse[]): SubscribedCourse[] =>
  courses
    .filter(isOpen)
    .toSorted((one, other) => Number(one.lastLectureId === null) - Number(other.lastLectureId === null))
    .slice(0, shown);

/** Only for learners who hold a course; room is kept for it as soon as the session says so. */
export function ContinueLearning() {
  const session = useSession();
  const user = session.status === 'signedIn' && session.user.role === 'USER' ? session.user : undefined;
  const hasCourse = user?.subscriptions.some((one) => one.subscription_status === 'active') ?? false;
  const { data, isError } = useSubscribedCourses(hasCourse);
  const courses = data && nextUp(data);
  // An extra of the page: without an answer it steps aside, and My Courses says what is wrong.
  if (!hasCourse || isError || courses?.length === 0) return null;
  return (
    <Section aria-labelledby="continue">
      <SectionHead
        id="continue"
        title="Continue learning"
        action={
          <Onward>
            <Button
              as={Link}
              to={paths.myCourses()}
              variant="quiet"
              size="small"
              iconAfter={<Icon name="arrow-right" />}
            >
              My Courses
            </Button>
          </Onward>
        }
      />
      <Cards role="list" aria-busy={!courses}>
        {courses?.map((course) => (
          <li key={course._id}>
            <ResumeCard course={course} />
          </li>
        )) ?? (
          <li>
            <Skeleton height="8.5rem" shape="block" />
          </li>
        )}
      </Cards>
    </Section>
  );
}

/* Its words, not its invisible edge, stand in line with what is around. */
const Onward = styled.div`
  margin-inline: -${space[3]};
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space[4]};

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

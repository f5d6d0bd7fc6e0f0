import type { CourseSummary } from '@vidya/contracts/course';
import { count } from '@vidya/contracts/format';
import { paths } from '@vidya/contracts/paths';
import { Avatar } from '@vidya/shared-ui';
import { color, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useInstructorCourses } from '../../data/courses.ts';

/** Who teaches, and what else they teach. */
export function Instructor({ course }: { course: CourseSummary }) {
  const { data } = useInstructorCourses(course.creatorId);
  const published = data?.filter((one) => one.status === 'published') ?? [];
  return (
    <Row>
      <Avatar name={course.createdBy} size={72} isDecorative />
      <div>
        <h3>{course.createdBy}</h3>
        <Facts>{factsOf(published)}</Facts>
        {published.length > 1 ? (
          <Link to={paths.allCourses({ q: course.createdBy })}>See every course by {course.createdBy}</Link>
        ) : null}
      </div>
    </Row>
  );
}

function factsOf(courses: CourseSummary[]): string {
  if (courses.length === 0) return 'Instructor on Vidya';
  const ratings = courses.reduce((sum, course) => sum + course.noOfRatings, 0);
  const taught = courses.length === 1 ? '1 course' : `${count(courses.length)} courses`;
  return ratings > 0 ? `${taught}, ${count(ratings)} ratings from learners` : taught;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
`;

const Facts = styled.p`
  color: ${color.inkMuted};
`;

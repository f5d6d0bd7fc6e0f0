import type { CourseDetail } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The state of an unpublished course, and a link to the step that publishes it; nothing for other courses. */
export function PublishAgain({ course }: { course: CourseDetail }) {
  if (course.status !== 'unpublished') return null;
  return (
    <Line>
      <Badge tone="warning">Not published</Badge>
      <Link to={paths.publishCourse(course._id)}>Publish it again</Link>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

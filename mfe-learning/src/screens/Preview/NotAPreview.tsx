import { useTitle } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, EmptyState, LostPicture } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';

interface NotAPreviewProps {
  /** Null when the address names no course. */
  courseId: string | null;
  course?: CourseDetail | undefined;
}

/** The lecture is not, or no longer, a free preview: says so, with a link to its course. */
export function NotAPreview({ courseId, course }: NotAPreviewProps) {
  useTitle('No free preview');
  return (
    <EmptyState
      picture={<LostPicture />}
      title="This lecture is not a free preview"
      titleAs="h1"
      action={
        courseId ? (
          <Button as={Link} to={paths.courseDetail(courseId)} state={course ? { course } : undefined}>
            See the Course
          </Button>
        ) : (
          <Button as={Link} to={paths.allCourses()}>
            Explore Courses
          </Button>
        )
      }
    >
      {courseId
        ? 'It belongs to those who hold the course. The course’s page shows what can be watched before buying.'
        : 'The link is incomplete. On each course’s page you see what can be watched before buying.'}
    </EmptyState>
  );
}

import { ApiError, messageOf } from '@vidya/contracts/calls/api-error';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, ErrorState, LostPicture } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { AccessRefused } from './AccessRefused.tsx';
import { ViewerFrame } from './ViewerFrame.tsx';

interface ViewerFailureProps {
  courseId: string | null;
  error: unknown;
  onRetry: () => void;
}

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/**
 * The course does not exist, the person may not watch it, or the request failed; each case offers a next step
 * (decisions R1, P6).
 */
export function ViewerFailure({ courseId, error, onRetry }: ViewerFailureProps) {
  if (courseId && statusOf(error) === 403) {
    return <AccessRefused courseId={courseId} text={messageOf(error, 'Enrol to watch them.')} />;
  }
  return <ViewerFrame topic="">{whatHappened({ courseId, error, onRetry })}</ViewerFrame>;
}

function whatHappened({ courseId, error, onRetry }: ViewerFailureProps) {
  if (!courseId || statusOf(error) === 404 || statusOf(error) === 400) {
    return (
      <EmptyState
        picture={<LostPicture />}
        title="Course not found"
        titleAs="h1"
        action={
          <Button as={Link} to={paths.myCourses()}>
            My Courses
          </Button>
        }
      >
        It may have been removed, or the link is incomplete.
      </EmptyState>
    );
  }
  return (
    <ErrorState title="The lectures could not be loaded" titleAs="h1" onRetry={onRetry}>
      {messageOf(error, texts.course.detailsFailed)}
    </ErrorState>
  );
}

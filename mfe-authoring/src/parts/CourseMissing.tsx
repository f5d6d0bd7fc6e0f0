import { usePlatform } from '@vidya/contracts/browser/platform';
import { ApiError, messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, ErrorState, LostPicture } from '@vidya/shared-ui';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';

interface CourseMissingProps {
  query: { error: unknown; refetch: () => Promise<unknown> };
  title?: string;
}

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** The course cannot be edited: it does not exist, belongs to another person, or failed to load (decisions R1, R4). */
export function CourseMissing({ query, title = 'Course not found' }: CourseMissingProps) {
  const { error, refetch } = query;
  if (statusOf(error) === 403) return <Navigate to={paths.denied()} replace />;
  if (error && statusOf(error) !== 404 && statusOf(error) !== 400) {
    return (
      <ErrorState title="The course could not be loaded" onRetry={() => void refetch()} requestId={requestIdOf(error)}>
        {messageOf(error, texts.course.detailsFailed)}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      picture={<LostPicture />}
      title={title}
      action={
        <Button as={Link} to={paths.myCourses()}>
          My Courses
        </Button>
      }
    >
      It may have been deleted, or the link is incomplete.
    </EmptyState>
  );
}

/** A page whose address names no course: shows an error and goes to the login page (section 2). */
export function NoCourse({ message }: { message: string }) {
  const { toasts } = usePlatform();
  const navigate = useNavigate();
  useEffect(() => {
    toasts.error(message);
    void navigate(paths.login(), { replace: true });
  }, [toasts, navigate, message]);
  return null;
}

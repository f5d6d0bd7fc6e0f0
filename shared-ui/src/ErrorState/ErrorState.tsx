import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPicture } from '../Illustration/ErrorPicture.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<typeof EmptyState>, 'title'> {
  title?: ComponentProps<typeof EmptyState>['title'];
  /** Retries; without it there is no Retry button. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** What failed, as text, and how to go on; `action` stands beside Retry. Screen readers announce it when it appears. */
export function ErrorState({
  picture = <ErrorPicture />,
  title = 'Something went wrong',
  onRetry,
  isRetrying,
  action,
  ...rest
}: ErrorStateProps) {
  const retry = onRetry ? (
    <>
      <Button onClick={onRetry} isBusy={isRetrying}>
        Retry
      </Button>
      {action}
    </>
  ) : null;
  return <EmptyState role="alert" {...{ picture, title }} action={retry ?? action} {...rest} />;
}

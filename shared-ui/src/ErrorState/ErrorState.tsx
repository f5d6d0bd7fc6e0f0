import { referenceText } from '@vidya/contracts/texts/format';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPicture } from '../Illustration/ErrorPicture.tsx';
import { color, space, type } from '../theme/tokens.ts';

export interface ErrorStateProps extends Omit<ComponentProps<typeof EmptyState>, 'title'> {
  title?: ComponentProps<typeof EmptyState>['title'];
  /** Retries; without it there is no Retry button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** What support needs to find a failure of the server in its logs. */
  requestId?: string | undefined;
}

/** What failed, as text, and how to go on; `action` stands beside Retry. Screen readers announce it when it appears. */
export function ErrorState({
  picture = <ErrorPicture />,
  title = 'Something went wrong',
  onRetry,
  isRetrying,
  action,
  requestId,
  children,
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
  const reference = requestId === undefined ? null : <Reference translate="no">{referenceText(requestId)}</Reference>;
  return (
    <EmptyState role="alert" {...{ picture, title }} action={retry ?? action} {...rest}>
      {children || reference ? (
        <>
          {children}
          {reference}
        </>
      ) : null}
    </EmptyState>
  );
}

const Reference = styled.small`
  display: block;
  margin-top: ${space[2]};
  ${type.small}
  color: ${color.inkMuted};
`;

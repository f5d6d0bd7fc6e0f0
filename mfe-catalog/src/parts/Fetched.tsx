import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { Banner, Button, ErrorState } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FetchedProps {
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  titleAs?: 'h2' | 'h3';
  /** The courses, or their skeletons. */
  children: ReactNode;
}

/** The courses of a query, or why they could not be fetched. After a failed refetch they stay, marked as outdated. */
export function Fetched({ query: { data, error, isFetching, refetch }, titleAs = 'h2', children }: FetchedProps) {
  const retry = (): void => void refetch();
  if (error && !data) {
    return (
      <ErrorState titleAs={titleAs} onRetry={retry} isRetrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error, texts.course.fetchFailed)}
      </ErrorState>
    );
  }
  const again = (
    <Button variant="secondary" size="small" onClick={retry} isBusy={isFetching}>
      Retry
    </Button>
  );
  return (
    <>
      {error ? (
        <Outdated tone="danger" action={again}>
          {messageOf(error, texts.course.fetchFailed)}. These courses are from before and may have changed.
        </Outdated>
      ) : null}
      {children}
    </>
  );
}

const Outdated = styled(Banner)`
  margin-bottom: ${space[4]};
`;

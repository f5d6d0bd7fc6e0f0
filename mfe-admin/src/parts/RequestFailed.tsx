import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { ErrorState } from '@vidya/shared-ui';
import type { RequestState } from '../data/use-request.ts';

interface RequestFailedProps {
  request: Pick<RequestState, 'error' | 'isFetching' | 'retry'>;
  /** Shown if the error has no message for people. */
  fallback: string;
}

/** Why a request failed, and a button that retries it. */
export function RequestFailed({ request: { error, isFetching, retry }, fallback }: RequestFailedProps) {
  return (
    <ErrorState onRetry={retry} isRetrying={isFetching} requestId={requestIdOf(error)}>
      {messageOf(error, fallback)}
    </ErrorState>
  );
}

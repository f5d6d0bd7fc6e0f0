import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { ErrorState } from '@vidya/shared-ui';

interface ReadFailedProps {
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Instead of a part of the page that could not be read; nothing while it has data. */
export function ReadFailed({ query: { data, error, isFetching, refetch } }: ReadFailedProps) {
  if (!error || data !== undefined) return null;
  return (
    <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} requestId={requestIdOf(error)}>
      {messageOf(error, texts.account.fallback)}
    </ErrorState>
  );
}

import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { ErrorState } from '@vidya/shared-ui';

interface ReadFailedProps {
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  title?: string;
  /** Without a message of the server. */
  fallback?: string;
}

/** Instead of a part of the page that could not be read; nothing while it has data. */
export function ReadFailed({ query, fallback = texts.account.fallback, ...rest }: ReadFailedProps) {
  const { data, error, isFetching, refetch } = query;
  if (!error || data !== undefined) return null;
  return (
    <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} requestId={requestIdOf(error)} {...rest}>
      {messageOf(error, fallback)}
    </ErrorState>
  );
}

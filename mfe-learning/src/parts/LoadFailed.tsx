import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { ErrorState } from '@vidya/shared-ui';
import type { ComponentProps } from 'react';

interface LoadFailedProps extends ComponentProps<typeof ErrorState> {
  query: { error: unknown; refetch: () => unknown };
  /** Shown when the server gave no message. */
  fallback: string;
}

/** Why a query failed, with a retry. */
export function LoadFailed({ query, fallback, ...rest }: LoadFailedProps) {
  return (
    <ErrorState onRetry={() => void query.refetch()} requestId={requestIdOf(query.error)} {...rest}>
      {messageOf(query.error, fallback)}
    </ErrorState>
  );
}

import type { RemoteName } from '@vidya/contracts/release';
import { ErrorState } from '@vidya/shared-ui';
import { areaNames } from './area-names.ts';

interface AreaFailedProps {
  name: RemoteName;
  onRetry: () => void;
}

/** An area that could not be loaded or drawn: says which, and offers another try. */
export function AreaFailed({ name, onRetry }: AreaFailedProps) {
  return (
    <ErrorState titleAs="h1" title={`${areaNames[name]} could not be loaded`} onRetry={onRetry}>
      The rest of the site still works. Please try again in a moment.
    </ErrorState>
  );
}

import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';

export interface PartFailedProps {
  onRetry: () => void;
}

/** Replaces a lazy part of a page whose chunk failed to load. The rest of the page stays as it is. */
export function PartFailed({ onRetry }: PartFailedProps) {
  return (
    <Banner
      tone="danger"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      This part could not be loaded
    </Banner>
  );
}

import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';

export interface PartFailedProps {
  onRetry: () => void;
}

/** Stands in the place of a part of a page whose file could not be had. What is around it stays as it is. */
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

import { Button, type PartFailedProps } from '@vidya/shared-ui';
import { Notice } from './Notice.tsx';

/** Stands in place of the video when the player's own code did not load. */
export function NoPlayer({ onRetry }: PartFailedProps) {
  return (
    <Notice>
      <span role="alert">The player could not be loaded.</span>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}

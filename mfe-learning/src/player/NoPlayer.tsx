import { Button, type PartFailedProps } from '@vidya/shared-ui';
import { Notice } from './Notice.tsx';

/** Where the video would be, when the player's own file did not come. */
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

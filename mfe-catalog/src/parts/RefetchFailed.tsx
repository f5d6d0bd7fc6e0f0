import { messageOf } from '@vidya/contracts/calls/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { Banner, Button } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

interface RefetchFailedProps {
  /** The query whose data is on the screen. */
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Shown above courses whose refetch failed: the old courses stay, marked as outdated. */
export function RefetchFailed({ query }: RefetchFailedProps) {
  if (!query.error) return null;
  const again = (
    <Button variant="secondary" size="small" onClick={() => void query.refetch()} isBusy={query.isFetching}>
      Retry
    </Button>
  );
  return (
    <Said tone="danger" action={again}>
      {messageOf(query.error, texts.course.fetchFailed)}. These courses are from before and may have changed.
    </Said>
  );
}

const Said = styled(Banner)`
  margin-bottom: ${space[4]};
`;

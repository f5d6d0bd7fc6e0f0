import { Button } from '@vidya/shared-ui';
import type { Period } from '../../data/month-before.ts';
import { useMorePayments } from '../../data/use-more-payments.ts';
import { Below } from './payment-styles.ts';

interface LoadMoreProps {
  period: Period;
  /** How many payments of that month are on the screen. */
  shown: number;
}

/** The way to a month's older payments. */
export function LoadMore({ period, shown }: LoadMoreProps) {
  const { mayHaveMore, loadMore, isBusy } = useMorePayments(period, shown);
  if (!mayHaveMore) return null;
  return (
    <Below>
      <Button variant="secondary" isBusy={isBusy} onClick={loadMore}>
        Load more
      </Button>
    </Below>
  );
}

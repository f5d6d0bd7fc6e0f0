import { count } from '@vidya/contracts/texts/format';
import { Button } from '@vidya/shared-ui';
import { useEffect, useRef } from 'react';
import { type PaymentListPlace, useMorePayments } from '../../data/payments/use-more-payments.ts';
import { Below } from './payment-styles.ts';

interface LoadMoreProps {
  list: PaymentListPlace;
  /** The number of payments on the screen. */
  shown: number;
}

/** Loads a month's older payments. */
export function LoadMore({ list, shown }: LoadMoreProps) {
  const { mayHaveMore, isAtEnd, loadMore, isBusy } = useMorePayments(list, shown);
  const end = useRef<HTMLParagraphElement>(null);
  // The focused button is gone.
  useEffect(() => {
    if (isAtEnd && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  if (isAtEnd) {
    return (
      <Below ref={end} tabIndex={-1}>
        All {count(shown)} payments are shown.
      </Below>
    );
  }
  if (!mayHaveMore) return null;
  return (
    <Below>
      <Button variant="secondary" isBusy={isBusy} onClick={loadMore}>
        Load more
      </Button>
    </Below>
  );
}

import { count } from '@vidya/contracts/texts/format';
import { Button } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type PaymentListPlace, useMorePayments } from '../../data/payments/use-more-payments.ts';

/** Loads a month's older payments. `shown` is the number of payments on the screen. */
export function LoadMore({ list, shown }: { list: PaymentListPlace; shown: number }) {
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

const Below = styled.p`
  margin-top: ${space[6]};
  text-align: center;
`;

import type { MonthKey } from '@vidya/contracts/texts/format';
import { monthName } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, NoResultsPicture, NoTransactionsPicture } from '@vidya/shared-ui';
import type { FoundElsewhere } from '../../data/payments/use-month-payments.ts';

/** Shown if the month has no payments. */
export function NoPayments() {
  return (
    <EmptyState picture={<NoTransactionsPicture />} title={texts.empty.payments}>
      Choose another month or year.
    </EmptyState>
  );
}

interface NoneFoundProps {
  period: string;
  /** Other months of the year with matches. */
  elsewhere: readonly FoundElsewhere[];
  onChoose: (month: MonthKey) => void;
  onClear: () => void;
}

/** Shown if the month has no match; lists other months with matches. */
export function NoneFound({ period, elsewhere, onChoose, onClear }: NoneFoundProps) {
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={`No such payment in ${period}`}
      action={
        <>
          {elsewhere.map(({ month, howMany, isMore }) => (
            <Button key={month} variant="secondary" size="small" onClick={() => onChoose(month)}>
              {monthName(month)}: {howMany}
              {isMore ? ' or more' : ''}
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear the search
          </Button>
        </>
      }
    >
      {elsewhere.length > 0
        ? 'Other months of the year have what you look for.'
        : 'Nor in any other month of that year. Check the spelling, or choose another status or year.'}
    </EmptyState>
  );
}

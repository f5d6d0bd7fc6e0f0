import { messageOf } from '@vidya/contracts/calls/api-error';
import type { YearOfPayments } from '@vidya/contracts/calls/payment';
import { count, monthName, paise, paiseToRupees } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { EmptyState, ErrorState, NoTransactionsPicture, Skeleton, Surface } from '@vidya/shared-ui';
import { useMemo } from 'react';
import { isEmptyYear, monthlyPaise } from '../../data/payments/payment-lists.ts';
import { usePayments } from '../../data/payments/use-payments.ts';
import { usePeriod } from '../../data/use-period.ts';
import { ChartFigure } from '../../parts/Chart/ChartFigure.tsx';
import { ChartPlace } from './statistics-styles.ts';

const heightPx = 320;

/** Revenue by month of the chosen year. */
export function Revenue() {
  const { year, month } = usePeriod();
  const { payments, error, isFetching, retry } = usePayments(year);
  if (payments && !isEmptyYear(payments)) return <RevenueChart {...{ payments, year }} month={month} />;
  return (
    <Surface as="section" $padding="small" aria-busy={isFetching} aria-label={`Revenue in ${year}`}>
      <ChartPlace $heightPx={heightPx + 60}>
        {payments ? (
          <EmptyState picture={<NoTransactionsPicture />} title={`No payments in ${year}`}>
            What people pay is drawn here, month by month. Other years can be chosen above.
          </EmptyState>
        ) : null}
        {error ? (
          <ErrorState onRetry={retry} isRetrying={isFetching}>
            {messageOf(error, texts.payment.fetchFailed)}
          </ErrorState>
        ) : null}
        {payments || error ? null : <Skeleton shape="block" height={`${heightPx + 60}px`} />}
      </ChartPlace>
    </Surface>
  );
}

interface RevenueChartProps {
  payments: YearOfPayments;
  year: number;
  month: string;
}

function RevenueChart({ payments, year, month }: RevenueChartProps) {
  const bars = useMemo(
    () =>
      monthlyPaise(payments).map(({ month: key, paise: amount }) => ({
        label: key,
        name: monthName(key),
        value: paiseToRupees(amount),
        shown: paise(amount),
      })),
    [payments],
  );
  return (
    <ChartFigure
      title="Revenue"
      note={`By month of ${year}, refunds taken off`}
      columns={['Month', 'Revenue']}
      bars={bars}
      grow="up"
      heightPx={heightPx}
      labelTitle="Months"
      valueTitle="Rupees"
      tick={count}
      current={month}
    />
  );
}

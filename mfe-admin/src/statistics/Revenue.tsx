import type { YearOfPayments } from '@vidya/contracts/calls/payment';
import { count, monthKeys, monthName, paise, paiseToRupees } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { EmptyState, NoTransactionsPicture } from '@vidya/shared-ui';
import { useMemo } from 'react';
import { usePeriod } from '../data/use-period.ts';
import { ChartFigure } from '../parts/Chart/ChartFigure.tsx';
import { newestPayments, usePayments } from '../payments/use-payments.ts';
import { ChartPlace } from './ChartPlace.tsx';

const heightPx = 320;

/** Revenue by month of the chosen year. Free courses count as payments too. */
export function Revenue() {
  const { year } = usePeriod();
  const { payments, ...request } = usePayments(year);
  if (payments && newestPayments(payments, 1).length > 0) return <RevenueChart payments={payments} />;
  return (
    <ChartPlace
      label={`Revenue in ${year}`}
      heightPx={heightPx + 60}
      request={request}
      fallback={texts.payment.fetchFailed}
      empty={
        payments ? (
          <EmptyState picture={<NoTransactionsPicture />} title={`No payments in ${year}`}>
            What people pay is drawn here, month by month. Other years can be chosen above.
          </EmptyState>
        ) : null
      }
    />
  );
}

function RevenueChart({ payments: { totalAmountsByMonth } }: { payments: YearOfPayments }) {
  const { year, month } = usePeriod();
  const bars = useMemo(
    () =>
      monthKeys.map((key) => ({
        label: key,
        name: monthName(key),
        value: paiseToRupees(totalAmountsByMonth[key]),
        shown: paise(totalAmountsByMonth[key]),
      })),
    [totalAmountsByMonth],
  );
  return (
    <ChartFigure
      title="Revenue"
      note={`By month of ${year}, refunds taken off`}
      columns={['Month', 'Revenue']}
      bars={bars}
      heightPx={heightPx}
      labelTitle="Months"
      valueTitle="Rupees"
      tick={count}
      current={month}
    />
  );
}

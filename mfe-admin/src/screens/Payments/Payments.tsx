import { messageOf } from '@vidya/contracts/api-error';
import { monthName, paise } from '@vidya/contracts/format';
import { useTitle } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';
import { EmptyState, ErrorState, NoTransactionsPicture, PageHeader } from '@vidya/shared-ui';
import { usePayments } from '../../data/use-payments.ts';
import { usePeriod } from '../../data/use-period.ts';
import { PeriodFields } from '../../parts/PeriodFields.tsx';
import { LoadMore } from './LoadMore.tsx';
import { PaymentList } from './PaymentList.tsx';

/** `/admin/dashboard/payments` (decision A7). */
export function Payments() {
  useTitle('Payment history');
  const { month, year } = usePeriod();
  const { payments, error, isFetching, retry } = usePayments(year);
  const rows = payments?.paymentsByMonth[month].items;
  const period = `${monthName(month)} ${year}`;

  return (
    <>
      <PageHeader
        title="Payment history"
        // The line is there from the start, so that nothing moves when the sum arrives.
        lead={
          payments ? `${period}: ${paise(payments.totalAmountsByMonth[month])} received, refunds taken off` : period
        }
        actions={<PeriodFields />}
      />
      {error && !payments ? (
        <ErrorState onRetry={retry} isRetrying={isFetching}>
          {messageOf(error, texts.payment.fetchFailed)}
        </ErrorState>
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState picture={<NoTransactionsPicture />} title={texts.empty.payments}>
          Choose another month or year.
        </EmptyState>
      ) : null}
      {(error && !payments) || rows?.length === 0 ? null : (
        <PaymentList caption={`Payments of ${period}`} rows={rows} />
      )}
      <LoadMore period={{ year, month }} shown={rows?.length ?? 0} />
    </>
  );
}

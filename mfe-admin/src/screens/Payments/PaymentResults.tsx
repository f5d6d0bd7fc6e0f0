import { messageOf } from '@vidya/contracts/calls/api-error';
import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { ErrorState, VisuallyHidden } from '@vidya/shared-ui';
import type { useMonthPayments } from '../../data/payments/use-month-payments.ts';
import { usePeriod } from '../../data/use-period.ts';
import { LoadMore } from './LoadMore.tsx';
import { NoneFound, NoPayments } from './NoPayments.tsx';
import { PaymentList } from './PaymentList.tsx';

/** The result of a search for screen readers; '' without a search or while it loads. */
function foundText({ choice, rows, isOutdated }: ReturnType<typeof useMonthPayments>, period: string): string {
  if (!choice.isNarrowed || isOutdated || !rows) return '';
  const howMany = `${count(rows.length)}${rows.length >= limits.paymentsPerFetch ? ' or more' : ''}`;
  return `${howMany} ${rows.length === 1 ? 'payment' : 'payments'} found in ${period}`;
}

interface PaymentResultsProps {
  found: ReturnType<typeof useMonthPayments>;
  /** A table with column heads, not cards. */
  isWide: boolean;
  /** 'March 2026' */
  period: string;
  onClear: () => void;
  onRefund: (payment: AdminPayment) => void;
}

/** The payments of the month, in each of their states. */
export function PaymentResults(props: PaymentResultsProps) {
  const { found, period } = props;
  return (
    <>
      <VisuallyHidden role="status">{foundText(found, period)}</VisuallyHidden>
      <Listed {...props} />
      <LoadMore list={found.list} shown={found.rows?.length ?? 0} />
    </>
  );
}

function Listed({ found, isWide, period, onClear, onRefund }: PaymentResultsProps) {
  const { rows, failure, isOutdated, choice } = found;
  const { chooseMonth } = usePeriod();
  if (failure) {
    return (
      <ErrorState onRetry={failure.retry} isRetrying={failure.isFetching}>
        {messageOf(failure.error, texts.payment.fetchFailed)}
      </ErrorState>
    );
  }
  if (rows?.length === 0 && choice.isNarrowed && !isOutdated) {
    return <NoneFound period={period} elsewhere={found.elsewhere()} onChoose={chooseMonth} onClear={onClear} />;
  }
  if (rows?.length === 0) return <NoPayments />;
  return (
    <PaymentList
      caption={`Payments of ${period}`}
      {...{ rows, isOutdated, isWide, onRefund }}
      sorting={found.sorting}
    />
  );
}

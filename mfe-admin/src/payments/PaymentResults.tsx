import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { count, monthName } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import {
  Button,
  EmptyState,
  ListEnd,
  NoResultsPicture,
  NoTransactionsPicture,
  Table,
  VisuallyHidden,
} from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { usePeriod } from '../data/use-period.ts';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { PaymentCards } from './PaymentCards.tsx';
import { foldedAttempts, wideColumns } from './payment-columns.tsx';
import { Dimming } from './payment-styles.ts';
import type { MonthPayments } from './use-month-payments.ts';
import { useMorePayments } from './use-more-payments.ts';

const loadingRows = 8;

/** The result of a search for screen readers; '' without a search or while it loads. */
function resultText({ choice, rows, isOutdated }: MonthPayments, period: string, mayHaveMore: boolean): string {
  if (!choice.isNarrowed || isOutdated || !rows) return '';
  const howMany = `${count(rows.length)}${mayHaveMore ? ' or more' : ''}`;
  return `${howMany} ${rows.length === 1 ? 'payment' : 'payments'} found in ${period}`;
}

interface PaymentResultsProps {
  results: MonthPayments;
  /** A table with column heads, not cards. */
  isWide: boolean;
  /** 'March 2026' */
  period: string;
  onRefund: (payment: AdminPayment) => void;
}

/** The payments of the month, in each of their states. */
export function PaymentResults(props: PaymentResultsProps) {
  const { results, period } = props;
  const shown = results.rows?.length ?? 0;
  const more = useMorePayments(results.list, shown);
  return (
    <>
      <VisuallyHidden role="status">{resultText(results, period, more.mayHaveMore)}</VisuallyHidden>
      <Listed {...props} />
      {more.isAtEnd ? <ListEnd>All {count(shown)} payments are shown.</ListEnd> : <LoadMore more={more} />}
    </>
  );
}

/** A table on wide screens; cards with the expiry date on narrow ones. */
function Listed({ results, isWide, period, onRefund }: PaymentResultsProps) {
  const { rows, failure, isOutdated, choice } = results;
  if (failure) return <RequestFailed request={failure} fallback={texts.payment.fetchFailed} />;
  if (rows?.length === 0 && choice.isNarrowed && !isOutdated) {
    return <NoMatches period={period} results={results} />;
  }
  if (rows?.length === 0) {
    return (
      <EmptyState picture={<NoTransactionsPicture />} title={texts.empty.payments}>
        Choose another month or year.
      </EmptyState>
    );
  }
  const caption = `Payments of ${period}`;
  return (
    <Dimming data-outdated={isOutdated} aria-busy={isOutdated}>
      {isWide ? (
        <Table
          caption={caption}
          columns={wideColumns(onRefund)}
          rows={rows ?? []}
          below={foldedAttempts}
          rowKey={({ id }) => id}
          loadingRows={rows ? undefined : loadingRows}
          sort={choice.sorting.shown}
          onSort={choice.sorting.press}
        />
      ) : (
        <PaymentCards caption={caption} rows={rows} loadingRows={loadingRows} onRefund={onRefund} />
      )}
    </Dimming>
  );
}

/** Shown if the month has no match; lists other months of the year with matches. */
function NoMatches({ period, results }: Pick<PaymentResultsProps, 'period' | 'results'>) {
  const { chooseMonth } = usePeriod();
  const elsewhere = results.elsewhere();
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={`No such payment in ${period}`}
      action={
        <>
          {elsewhere.map(({ month, howMany, isMore }) => (
            <Button key={month} variant="secondary" size="small" onClick={() => chooseMonth(month)}>
              {monthName(month)}: {howMany}
              {isMore ? ' or more' : ''}
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={results.choice.clear}>
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

/** Loads a month's older payments. */
function LoadMore({ more: { mayHaveMore, loadMore, isBusy } }: { more: ReturnType<typeof useMorePayments> }) {
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

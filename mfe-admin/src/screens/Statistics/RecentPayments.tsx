import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { paise, shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Skeleton, Surface } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { newestPayments } from '../../data/payments/payment-lists.ts';
import { usePayments } from '../../data/payments/use-payments.ts';
import { usePeriod } from '../../data/use-period.ts';
import { PaymentStatusBadge } from '../../parts/PaymentStatusBadge.tsx';
import { Amount, Entries, Entry, Recent, What, Who } from './statistics-styles.ts';

const shownAtOnce = 6;

/**
 * The newest payments of the chosen year (decision A7). Renders nothing if there are none, because the chart says so.
 */
export function RecentPayments() {
  const { year } = usePeriod();
  const { payments, isFetching } = usePayments(year);
  const newest = payments ? newestPayments(payments, shownAtOnce) : [];
  if (!isFetching && newest.length === 0) return null;
  return (
    <Recent aria-labelledby="recent-payments" aria-busy={isFetching}>
      <header>
        <h2 id="recent-payments">Recent payments</h2>
        <Link to={paths.payments()}>Payment history</Link>
      </header>
      <Surface $padding="small">
        {payments ? (
          <Entries>
            {newest.map((payment) => (
              <RecentPayment key={payment.id} payment={payment} />
            ))}
          </Entries>
        ) : (
          <Skeleton height="24rem" />
        )}
      </Surface>
    </Recent>
  );
}

function RecentPayment({ payment: { notes, created_at, amount, status } }: { payment: AdminPayment }) {
  return (
    <Entry>
      <div>
        <What>{notes.courseTitle}</What>
        <Who>
          {notes.userName}, {shortDate(created_at * 1000)}
        </Who>
      </div>
      <div>
        <Amount>{paise(amount)}</Amount>
        <PaymentStatusBadge status={status} />
      </div>
    </Entry>
  );
}

import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { paise, shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Note, Row, RuledList, Skeleton, Surface } from '@vidya/shared-ui';
import { space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePeriod } from '../data/use-period.ts';
import { PaymentStatusBadge } from '../parts/PaymentStatusBadge.tsx';
import { newestPayments, usePayments } from '../payments/use-payments.ts';

const shownAtOnce = 6;

/** The newest payments of the year (decision A7); nothing if there are none, because the chart says so. */
export function RecentPayments() {
  const { year } = usePeriod();
  const { payments, isFetching } = usePayments(year);
  const newest = payments ? newestPayments(payments, shownAtOnce) : [];
  if (!isFetching && newest.length === 0) return null;
  return (
    <section aria-labelledby="recent-payments" aria-busy={isFetching}>
      <Head as="header" $gap={4} $rowGap={2} $align="baseline" $justify="space-between">
        <h2 id="recent-payments">Recent payments</h2>
        <Link to={paths.payments()}>Payment history</Link>
      </Head>
      <Surface $padding="small">
        {payments ? (
          <RuledList>
            {newest.map((payment) => (
              <RecentPayment key={payment.id} payment={payment} />
            ))}
          </RuledList>
        ) : (
          <Skeleton height="24rem" />
        )}
      </Surface>
    </section>
  );
}

function RecentPayment({ payment: { notes, created_at, amount, status } }: { payment: AdminPayment }) {
  return (
    <Entry>
      <div>
        <What>{notes.courseTitle}</What>
        <Note>
          <bdi translate="no">{notes.userName}</bdi>, {shortDate(created_at * 1000)}
        </Note>
      </div>
      <div>
        <Amount>{paise(amount)}</Amount>
        <PaymentStatusBadge status={status} />
      </div>
    </Entry>
  );
}

const Head = styled(Row)`
  margin-bottom: ${space[4]};

  h2 {
    ${type.h3}
  }
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[4]};
  align-items: center;

  > div {
    min-width: 0;
  }
  > div:last-child {
    text-align: end;
  }
`;

const What = styled.p`
  ${type.label}
`;

const Amount = styled.span`
  display: block;
  margin-bottom: ${space[1]};
  ${type.label}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { paise, shortDate } from '@vidya/contracts/texts/format';
import { Icon, Skeleton, Stack } from '@vidya/shared-ui';
import { useId, useState } from 'react';
import { CardActions } from '../parts/CardActions.tsx';
import { Attempts, CardFacts, Line, Opener, Part, Quiet, SkeletonCard } from '../parts/card-styles.ts';
import { Expandable, ExpandedPart, toggleOf } from '../parts/expandable.ts';
import { PaymentStatusBadge } from '../parts/PaymentStatusBadge.tsx';
import type { RowAction } from '../parts/RowMenu.tsx';
import { cardFacts, foldedAttempts, paymentActions } from './payment-columns.tsx';

interface PaymentCardsProps {
  caption: string;
  /** Undefined while loading. */
  rows: readonly AdminPayment[] | undefined;
  loadingRows: number;
  onRefund: (payment: AdminPayment) => void;
}

/** The payments on a narrow screen: two lines each, details on tap. */
export function PaymentCards({ caption, rows, loadingRows, onRefund }: PaymentCardsProps) {
  if (rows === undefined) {
    return (
      <Stack as="ul" role="list" $gap={2} aria-label={caption} aria-busy="true">
        {Array.from({ length: loadingRows }, (_, index) => (
          <SkeletonCard key={`skeleton-${index}`} $isOpen={false}>
            <Skeleton width="80%" />
            <Skeleton width="55%" />
          </SkeletonCard>
        ))}
      </Stack>
    );
  }
  return (
    <Stack as="ul" role="list" $gap={2} aria-label={caption}>
      {rows.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} actions={paymentActions(payment, onRefund)} />
      ))}
    </Stack>
  );
}

/** Course and amount, buyer, day and status; a tap shows all details (section 2, payment history page). */
function PaymentCard({ payment, actions }: { payment: AdminPayment; actions: RowAction[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { notes, amount, created_at, status } = payment;
  return (
    <Expandable $isOpen={isOpen}>
      <Opener {...toggleOf({ isOpen, id, onToggle: setOpen })}>
        <Line>
          <Part>
            <strong>{notes.courseTitle}</strong>
          </Part>{' '}
          <b>{paise(amount)}</b>
        </Line>{' '}
        <Line>
          <Quiet>
            <bdi translate="no">{notes.userName}</bdi> · {shortDate(created_at * 1000)}
          </Quiet>{' '}
          <PaymentStatusBadge status={status} />
          <Icon name="chevron-down" size={18} />
        </Line>
      </Opener>
      {isOpen ? (
        <ExpandedPart id={id}>
          <CardFacts>
            {cardFacts.map(({ key, label, cell }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{cell(payment)}</dd>
              </div>
            ))}
          </CardFacts>
          {payment.folded?.length ? <Attempts>{foldedAttempts(payment)}</Attempts> : null}
          <CardActions actions={actions} />
        </ExpandedPart>
      ) : null}
    </Expandable>
  );
}

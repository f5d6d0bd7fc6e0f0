import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { paise, shortDate } from '@vidya/contracts/texts/format';
import { Icon } from '@vidya/shared-ui';
import { useId, useState } from 'react';
import { PaymentStatusBadge } from '../../parts/PaymentStatusBadge.tsx';
import { RowButtons } from '../../parts/RowMenu/RowButtons.tsx';
import { CardFrame, Facts, Line, Opened, Opener, Part, Quiet } from './card-styles.ts';
import { paymentActions } from './payment-actions.ts';
import { cardFacts } from './payment-columns.tsx';

interface PaymentCardProps {
  payment: AdminPayment;
  onRefund: (payment: AdminPayment) => void;
}

/** Course and amount, buyer, day and status; a tap shows all details (section 2, payment history page). */
export function PaymentCard({ payment, onRefund }: PaymentCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { notes, amount, created_at, status } = payment;
  return (
    <CardFrame $isOpen={isOpen}>
      <Opener
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Line>
          <Part>
            <strong>{notes.courseTitle}</strong>
          </Part>{' '}
          <b>{paise(amount)}</b>
        </Line>{' '}
        <Line>
          <Quiet>
            {notes.userName} · {shortDate(created_at * 1000)}
          </Quiet>{' '}
          <PaymentStatusBadge status={status} />
          <Icon name="chevron-down" size={18} />
        </Line>
      </Opener>
      {isOpen ? (
        <Opened id={id}>
          <Facts>
            {cardFacts.map(({ key, label, cell }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{cell(payment)}</dd>
              </div>
            ))}
          </Facts>
          <RowButtons actions={paymentActions(payment, onRefund)} />
        </Opened>
      ) : null}
    </CardFrame>
  );
}

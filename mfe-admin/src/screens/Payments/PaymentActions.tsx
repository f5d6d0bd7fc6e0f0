import { paise } from '@vidya/contracts/format';
import { type AdminPayment, invoiceAddress } from '@vidya/contracts/payment';
import { VisuallyHidden } from '@vidya/shared-ui';
import { Act, Acts } from './payment-styles.ts';

interface PaymentActionsProps {
  payment: AdminPayment;
  onRefund: (payment: AdminPayment) => void;
}

/** Whether money came in, so that there is an invoice of it; a refund does not take that away. */
const wasPaid = ({ status, amount }: AdminPayment): boolean =>
  amount > 0 && (status === 'captured' || status === 'refunded');

/** What can be done with a payment: reading its invoice, giving it back. */
export function PaymentActions({ payment, onRefund }: PaymentActionsProps) {
  const { notes, amount, refunded, paymentId, canRefund } = payment;
  const whose = `${notes.userName} for ${notes.courseTitle}`;
  if (!wasPaid(payment) && !canRefund) return '–';
  return (
    <Acts>
      {wasPaid(payment) ? (
        <Act as="a" href={invoiceAddress(paymentId)} target="_blank" rel="noreferrer">
          Invoice
          <VisuallyHidden> of {whose}, opens in a new tab</VisuallyHidden>
        </Act>
      ) : null}
      {canRefund ? (
        <Act type="button" onClick={() => onRefund(payment)}>
          Refund
          <VisuallyHidden>
            {' '}
            {paise(amount - refunded)} to {whose}
          </VisuallyHidden>
        </Act>
      ) : null}
    </Acts>
  );
}

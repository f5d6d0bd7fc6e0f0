import { type AdminPayment, creditNoteAddress, invoiceAddress } from '@vidya/contracts/calls/payment';
import { paise } from '@vidya/contracts/texts/format';
import type { RowAction } from '../../parts/RowMenu.tsx';

/** 'Asha Rao for Git without fear'. */
export const whosePayment = ({ notes }: AdminPayment): string => `${notes.userName} for ${notes.courseTitle}`;

/** The actions for a payment: open its invoice and credit notes, or refund it. */
export function paymentActions(payment: AdminPayment, onRefund: (payment: AdminPayment) => void): RowAction[] {
  const { paymentId, status, amount, refunded, creditNotes, canRefund } = payment;
  const whose = whosePayment(payment);
  // Money was received, so an invoice exists; a refund does not change that.
  const wasPaid = amount > 0 && (status === 'captured' || status === 'refunded');
  const invoice: RowAction = {
    key: 'invoice',
    label: 'Invoice',
    about: `of ${whose}`,
    icon: 'receipt',
    href: invoiceAddress(paymentId),
  };
  const refund: RowAction = {
    key: 'refund',
    label: 'Refund',
    about: `${paise(amount - refunded)} to ${whose}`,
    icon: 'undo',
    tone: 'danger',
    onClick: () => onRefund(payment),
  };
  return [
    ...(wasPaid ? [invoice] : []),
    ...creditNotes.map(
      ({ creditNoteId, number }): RowAction => ({
        key: creditNoteId,
        label: 'Credit note',
        about: `${number} of ${whose}`,
        icon: 'receipt',
        href: creditNoteAddress(creditNoteId),
      }),
    ),
    ...(canRefund ? [refund] : []),
  ];
}

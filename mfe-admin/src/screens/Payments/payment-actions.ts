import { type AdminPayment, creditNoteAddress, invoiceAddress } from '@vidya/contracts/calls/payment';
import { paise } from '@vidya/contracts/texts/format';
import type { RowAction } from '../../parts/RowMenu/row-action.ts';

/** Whether money was received, so that an invoice exists; a refund does not change that. */
const wasPaid = ({ status, amount }: AdminPayment): boolean =>
  amount > 0 && (status === 'captured' || status === 'refunded');

/** 'Asha Rao for Git without fear'. */
export const whosePayment = ({ notes }: AdminPayment): string => `${notes.userName} for ${notes.courseTitle}`;

/** The actions for a payment: open its invoice and credit notes, or refund it. */
export function paymentActions(payment: AdminPayment, onRefund: (payment: AdminPayment) => void): RowAction[] {
  const whose = whosePayment(payment);
  const actions: (RowAction | false)[] = [
    wasPaid(payment) && {
      key: 'invoice',
      label: 'Invoice',
      about: `of ${whose}`,
      icon: 'receipt',
      href: invoiceAddress(payment.paymentId),
    },
    ...payment.creditNotes.map(
      ({ creditNoteId, number }): RowAction => ({
        key: creditNoteId,
        label: 'Credit note',
        about: `${number} of ${whose}`,
        icon: 'receipt',
        href: creditNoteAddress(creditNoteId),
      }),
    ),
    payment.canRefund && {
      key: 'refund',
      label: 'Refund',
      about: `${paise(payment.amount - payment.refunded)} to ${whose}`,
      icon: 'undo',
      tone: 'danger',
      onClick: () => onRefund(payment),
    },
  ];
  return actions.filter((action) => action !== false);
}

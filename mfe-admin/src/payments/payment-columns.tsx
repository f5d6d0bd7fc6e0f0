import { creditNoteAddress, invoiceAddress } from '@vidya/contracts/browser/addresses';
import type { AdminPayment } from '@vidya/contracts/calls/payment';
import type { PaymentSort } from '@vidya/contracts/texts/choices';
import { paise, shortDate } from '@vidya/contracts/texts/format';
import { declinedLabel, foldedSentence, paymentMethodLabel } from '@vidya/contracts/texts/labels';
import { paths } from '@vidya/contracts/texts/paths';
import { type Column, VisuallyHidden } from '@vidya/shared-ui';
import { PaymentStatusBadge } from '../parts/PaymentStatusBadge.tsx';
import { type RowAction, RowMenu } from '../parts/RowMenu.tsx';
import { Aside, NoWrap } from '../parts/table-styles.ts';
import { Buyer, Title } from './payment-styles.ts';

type PaymentColumn = Column<AdminPayment>;

const sortable: Record<PaymentSort, Pick<PaymentColumn, 'label' | 'cell'>> = {
  user: { label: 'User', cell: ({ notes: { userName } }) => <Buyer title={userName}>{userName}</Buyer> },
  course: { label: 'Course', cell: ({ notes: { courseTitle } }) => <Title title={courseTitle}>{courseTitle}</Title> },
  date: { label: 'Purchase On', cell: ({ created_at }) => <NoWrap>{shortDate(created_at * 1000)}</NoWrap> },
  amount: {
    label: 'Amount',
    cell: ({ amount, refunded }) => (
      <>
        <NoWrap>{paise(amount)}</NoWrap>
        {refunded > 0 ? (
          <Aside>
            {' '}
            −{paise(refunded)}
            <VisuallyHidden> given back</VisuallyHidden>
          </Aside>
        ) : null}
      </>
    ),
  },
  method: {
    label: 'Payment Method',
    cell: ({ method, status, coupon }) => (
      <>
        <NoWrap>{paymentMethodLabel(method, status)}</NoWrap>
        {coupon ? (
          <Aside>
            {' '}
            Coupon <span translate="no">{coupon}</span>
          </Aside>
        ) : null}
      </>
    ),
  },
  status: {
    label: 'Status',
    cell: ({ status, declined, isSuperseded, expiresAt }) => (
      <>
        <PaymentStatusBadge status={status} />
        {declined ? <Aside>{declinedLabel(declined)}</Aside> : null}
        {isSuperseded ? <Aside>Superseded</Aside> : null}
        {status === 'refunded' && expiresAt ? <Aside>Access ended {shortDate(expiresAt)}</Aside> : null}
      </>
    ),
  },
};

const column = (key: PaymentSort): PaymentColumn => ({ key, isSortable: true, ...sortable[key] });

/** The columns of wide screens. */
export const wideColumns = (onRefund: (payment: AdminPayment) => void): PaymentColumn[] => [
  column('user'),
  column('course'),
  column('date'),
  { ...column('amount'), align: 'end' },
  column('method'),
  column('status'),
  {
    key: 'actions',
    label: 'Actions',
    align: 'end',
    cell: (payment) => <RowMenu actions={paymentActions(payment, onRefund)} about={whosePayment(payment)} />,
  },
];

/** The attempts and orders beside what was paid that came to nothing; null if there are none. */
export const foldedAttempts = ({ folded }: AdminPayment) =>
  folded?.length ? folded.map((attempt) => <div key={attempt.at}>{foldedSentence(attempt)}</div>) : null;

/** The details of an opened card on a narrow screen; the course is its heading. */
export const cardFacts: PaymentColumn[] = [
  column('user'),
  column('date'),
  { key: 'expiryDate', label: 'Expiry Date', cell: ({ expiresAt }) => shortDate(expiresAt) },
  column('amount'),
  column('method'),
  column('status'),
];

/** 'Asha Rao for Git without fear'. */
const whosePayment = ({ notes }: AdminPayment): string => `${notes.userName} for ${notes.courseTitle}`;

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
  const ledger: RowAction = {
    key: 'ledger',
    label: 'Ledger',
    about: `of ${whose}`,
    icon: 'book',
    href: paths.money({ tab: 'ledger', q: paymentId }),
  };
  return [
    ...(wasPaid ? [invoice, ledger] : []),
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

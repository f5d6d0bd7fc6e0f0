import type { PaymentSort } from '@vidya/contracts/calls/choices';
import { type AdminPayment, declinedLabel, paymentMethodLabel } from '@vidya/contracts/calls/payment';
import { paise, shortDate } from '@vidya/contracts/texts/format';
import { type Column, VisuallyHidden } from '@vidya/shared-ui';
import { PaymentStatusBadge } from '../../parts/PaymentStatusBadge.tsx';
import { RowMenu } from '../../parts/RowMenu/RowMenu.tsx';
import { Aside, Kept } from '../../parts/table-styles.ts';
import { paymentActions, whosePayment } from './payment-actions.ts';
import { Buyer, Title } from './payment-styles.ts';

type PaymentColumn = Column<AdminPayment>;
type SortedColumn = PaymentColumn & { key: PaymentSort };

const user: SortedColumn = {
  key: 'user',
  label: 'User',
  isSortable: true,
  cell: ({ notes }) => <Buyer title={notes.userName}>{notes.userName}</Buyer>,
};
const course: SortedColumn = {
  key: 'course',
  label: 'Course',
  isSortable: true,
  cell: ({ notes }) => <Title title={notes.courseTitle}>{notes.courseTitle}</Title>,
};
const purchaseOn: SortedColumn = {
  key: 'date',
  label: 'Purchase On',
  isSortable: true,
  cell: ({ created_at }) => <Kept>{shortDate(created_at * 1000)}</Kept>,
};
const expiryDate: PaymentColumn = {
  key: 'expiryDate',
  label: 'Expiry Date',
  cell: ({ expiresAt }) => shortDate(expiresAt),
};
const amount: SortedColumn = {
  key: 'amount',
  label: 'Amount',
  isSortable: true,
  cell: (payment) => (
    <>
      <Kept>{paise(payment.amount)}</Kept>
      {payment.refunded > 0 ? (
        <Aside>
          {' '}
          −{paise(payment.refunded)}
          <VisuallyHidden> given back</VisuallyHidden>
        </Aside>
      ) : null}
    </>
  ),
};
const method: SortedColumn = {
  key: 'method',
  label: 'Payment Method',
  isSortable: true,
  cell: (payment) => (
    <>
      <Kept>{paymentMethodLabel(payment.method, payment.status)}</Kept>
      {payment.coupon ? <Aside> Coupon {payment.coupon}</Aside> : null}
    </>
  ),
};
const status: SortedColumn = {
  key: 'status',
  label: 'Status',
  isSortable: true,
  cell: ({ status, declined, isSuperseded, expiresAt }) => (
    <>
      <PaymentStatusBadge status={status} />
      {declined ? <Aside>{declinedLabel(declined)}</Aside> : null}
      {isSuperseded ? <Aside>Superseded</Aside> : null}
      {status === 'refunded' && expiresAt ? <Aside>Access ended {shortDate(expiresAt)}</Aside> : null}
    </>
  ),
};

const actions = (onRefund: (payment: AdminPayment) => void): PaymentColumn => ({
  key: 'actions',
  label: 'Actions',
  align: 'end',
  cell: (payment) => <RowMenu actions={paymentActions(payment, onRefund)} about={whosePayment(payment)} />,
});

/** The columns of wide screens. */
export const wideColumns = (onRefund: (payment: AdminPayment) => void): PaymentColumn[] => [
  user,
  course,
  purchaseOn,
  { ...amount, align: 'end' },
  method,
  status,
  actions(onRefund),
];

/** The details of an opened card on a narrow screen; the course is its heading. */
export const cardFacts: PaymentColumn[] = [user, purchaseOn, expiryDate, amount, method, status];

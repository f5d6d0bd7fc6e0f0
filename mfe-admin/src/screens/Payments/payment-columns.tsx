import { paise, shortDate } from '@vidya/contracts/format';
import { type AdminPayment, paymentMethodLabel } from '@vidya/contracts/payment';
import { type Column, VisuallyHidden } from '@vidya/shared-ui';
import { PaymentStatusBadge } from '../../parts/PaymentStatusBadge.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { Aside, Kept } from '../../parts/table-styles.ts';
import { Buyer, Day, Title } from './payment-styles.ts';

type PaymentColumn = Column<AdminPayment>;

const user: PaymentColumn = { key: 'user', label: 'User', cell: ({ notes }) => <Buyer>{notes.userName}</Buyer> };
const course: PaymentColumn = {
  key: 'course',
  label: 'Course',
  cell: ({ notes }) => <Title>{notes.courseTitle}</Title>,
};
const purchaseOn: PaymentColumn = {
  key: 'purchaseOn',
  label: 'Purchase On',
  cell: ({ created_at }) => <Day>{shortDate(created_at * 1000)}</Day>,
};
const expiryDate: PaymentColumn = {
  key: 'expiryDate',
  label: 'Expiry Date',
  cell: ({ expiresAt }) => shortDate(expiresAt),
};
const amount: PaymentColumn = {
  key: 'amount',
  label: 'Amount',
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
const method: PaymentColumn = {
  key: 'method',
  label: 'Payment Method',
  cell: (payment) => (
    <>
      {paymentMethodLabel(payment.method)}
      {payment.coupon ? <Aside> Coupon {payment.coupon}</Aside> : null}
    </>
  ),
};
const status: PaymentColumn = {
  key: 'status',
  label: 'Status',
  cell: (payment) => <PaymentStatusBadge status={payment.status} />,
};

const actions = (onRefund: (payment: AdminPayment) => void): PaymentColumn => ({
  key: 'actions',
  label: 'Actions',
  cell: (payment) => <PaymentActions payment={payment} onRefund={onRefund} />,
});

/** The table of wide screens. */
export const wideColumns = (onRefund: (payment: AdminPayment) => void): PaymentColumn[] => [
  user,
  course,
  purchaseOn,
  { ...amount, align: 'end' },
  method,
  status,
  actions(onRefund),
];

/** The cards of narrow screens: the course first, and how long it can be watched. */
export const narrowColumns = (onRefund: (payment: AdminPayment) => void): PaymentColumn[] => [
  course,
  user,
  purchaseOn,
  expiryDate,
  amount,
  method,
  status,
  actions(onRefund),
];

import { paise, shortDate } from '@vidya/contracts/format';
import { type AdminPayment, paymentMethodLabel } from '@vidya/contracts/payment';
import type { Column } from '@vidya/shared-ui';
import { PaymentStatusBadge } from '../../parts/PaymentStatusBadge.tsx';
import { Kept, Title } from './payment-styles.ts';

type PaymentColumn = Column<AdminPayment>;

const user: PaymentColumn = { key: 'user', label: 'User', cell: ({ notes }) => notes.userName };
const course: PaymentColumn = {
  key: 'course',
  label: 'Course',
  cell: ({ notes }) => <Title>{notes.courseTitle}</Title>,
};
const purchaseOn: PaymentColumn = {
  key: 'purchaseOn',
  label: 'Purchase On',
  cell: ({ created_at }) => <Kept>{shortDate(created_at * 1000)}</Kept>,
};
const expiryDate: PaymentColumn = {
  key: 'expiryDate',
  label: 'Expiry Date',
  cell: ({ expiresAt }) => shortDate(expiresAt),
};
const amount: PaymentColumn = {
  key: 'amount',
  label: 'Amount',
  cell: (payment) => <Kept>{paise(payment.amount)}</Kept>,
};
const method: PaymentColumn = {
  key: 'method',
  label: 'Payment Method',
  cell: (payment) => paymentMethodLabel(payment.method),
};
const status: PaymentColumn = {
  key: 'status',
  label: 'Status',
  cell: (payment) => <PaymentStatusBadge status={payment.status} />,
};

/** The table of wide screens. */
export const wideColumns = [user, course, purchaseOn, { ...amount, align: 'end' as const }, method, status];

/** The cards of narrow screens: the course first, and how long it can be watched. */
export const narrowColumns = [course, user, purchaseOn, expiryDate, amount, method, status];

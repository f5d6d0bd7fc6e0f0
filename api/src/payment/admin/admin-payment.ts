import type { AdminPayment } from '@vidya/contracts/calls/payment';
import type { AdminRow } from '../payment-columns.ts';

type Refundable = Pick<AdminRow, 'status' | 'gatewayPaymentId' | 'amountPaise'>;

/** Only a payment through the gateway can be refunded through it. */
export const canRefund = ({ status, gatewayPaymentId, amountPaise }: Refundable): boolean =>
  status === 'captured' && gatewayPaymentId !== null && amountPaise > 0;

export const toAdminPayment = (row: AdminRow): AdminPayment => ({
  ...row,
  amount: row.amountPaise,
  created_at: Math.floor(row.createdAtSeconds),
  expiresAt: row.expiresAtSeconds === null ? null : new Date(row.expiresAtSeconds * 1000).toISOString(),
  refunded: row.refundedPaise,
  canRefund: canRefund(row),
  notes: { userName: row.userName, courseTitle: row.courseTitle },
});

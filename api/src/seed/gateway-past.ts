import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gatewayFeeOf } from './sample/demo/settlements.ts';
import type { SeedPayment } from './sample/demo-data.ts';
import { refundRow } from './seed-rows.ts';

/** One line of the sandbox's journal. */
export interface GatewayLine {
  kind: 'order' | 'payment' | 'refund' | 'settlement' | 'recon' | 'contact' | 'fund_account' | 'transaction';
  id: string;
  value: object;
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
const isPaid = ({ status }: SeedPayment): boolean => status === 'captured' || status === 'refunded';
const common = ({ createdAt, amountPaise: amount }: SeedPayment) => ({
  amount,
  currency: 'INR',
  notes: [],
  created_at: seconds(createdAt),
});

const orderOf = (payment: SeedPayment) => ({
  ...common(payment),
  id: payment.orderId,
  entity: 'order',
  amount_paid: isPaid(payment) ? payment.amountPaise : 0,
  amount_due: isPaid(payment) ? 0 : payment.amountPaise,
  receipt: null,
  offer_id: null,
  status: isPaid(payment) ? 'paid' : 'attempted',
  attempts: 1,
  autoCapture: true,
});

const feesOf = (payment: SeedPayment) => {
  const { feePaise, taxPaise } = gatewayFeeOf(payment.amountPaise);
  return isPaid(payment) ? { fee: feePaise, tax: taxPaise } : {};
};

const paymentOf = (payment: SeedPayment, id: string) => ({
  ...common(payment),
  ...feesOf(payment),
  id,
  entity: 'payment',
  status: payment.status,
  order_id: payment.orderId,
  method: payment.method,
  captured: isPaid(payment),
  amount_refunded: payment.status === 'refunded' ? payment.amountPaise : 0,
  refund_status: payment.status === 'refunded' ? 'full' : null,
  acquirer_data: {},
});

const refundOf = (payment: SeedPayment, id: string) => ({
  ...common(payment),
  id,
  entity: 'refund',
  payment_id: payment.providerPaymentId,
  receipt: null,
  acquirer_data: {},
  batch_id: null,
  status: 'processed',
  speed_requested: 'normal',
  speed_processed: 'normal',
});

function linesOf(payment: SeedPayment): GatewayLine[] {
  const { orderId, providerPaymentId } = payment;
  if (!providerPaymentId) return [];
  const lines: GatewayLine[] = [
    { kind: 'order', id: orderId, value: orderOf(payment) },
    { kind: 'payment', id: providerPaymentId, value: paymentOf(payment, providerPaymentId) },
  ];
  const back = refundRow(payment)?.gatewayRefundId;
  if (back) lines.push({ kind: 'refund', id: back, value: refundOf(payment, back) });
  return lines;
}

/**
 * Adds the sample sales to the sandbox card gateway, so that they can be refunded like any other sale, and what followed
 * from them. Appends to the sandbox's journal, which the sandbox reads when it starts; known entries stay unchanged.
 */
export function writeGatewayPast(dataDir: string, payments: SeedPayment[], others: readonly GatewayLine[] = []): void {
  const file = path.join(dataDir, 'sandbox', 'gateway.jsonl');
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = [...payments.flatMap(linesOf), ...others];
  const fresh = lines.filter(({ kind, id }) => !known.includes(`"kind":"${kind}","id":"${id}"`));
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, fresh.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

import { dayInIndia } from '@vidya/contracts/texts/format';
import type { SettledDay } from '../../../ledger/payouts/settlements/book-settlements.ts';
import { refundRow } from '../../seed-rows.ts';
import { addDays, HISTORY_START } from '../dates.ts';
import type { SeedPayment } from '../demo-data.ts';
import { bankReference, gatewayId } from '../random.ts';

/** The nightly comparison asks the gateway about younger ones, which has its own sales by then. */
export const settledBeforeDays = 15;

const weekMs = 7 * 86_400_000;
/** After the end of the week. */
const settlesAfterDays = 2;

/** 2 % and 18 % tax of it, as the sandbox charges. */
export function gatewayFeeOf(amountPaise: number): { feePaise: number; taxPaise: number } {
  const net = Math.round(amountPaise * 0.02);
  const taxPaise = Math.round(net * 0.18);
  return { feePaise: net + taxPaise, taxPaise };
}

type Item = SettledDay['items'][number];
type Dated = { at: Date; item: Omit<Item, 'settlementId' | 'utr'> };

function itemsOf(payment: SeedPayment): Dated[] {
  const { providerPaymentId: id, amountPaise, orderId, capturedAt, refundedAt } = payment;
  if (!id || !capturedAt || amountPaise === 0) return [];
  const fee = gatewayFeeOf(amountPaise);
  const common = { amountPaise, paymentId: id, orderId };
  const paid = { ...common, ...fee, id, type: 'payment', creditPaise: amountPaise - fee.feePaise, debitPaise: 0 };
  const refund = refundRow(payment);
  if (!refund || !refundedAt) return [{ at: capturedAt, item: paid }];
  const back = { feePaise: 0, taxPaise: 0, creditPaise: 0, debitPaise: amountPaise };
  const returned = { ...common, ...back, id: refund.gatewayRefundId, type: 'refund' };
  return [
    { at: capturedAt, item: paid },
    { at: refundedAt, item: returned },
  ];
}

const sumOf = (items: readonly Dated[]): number =>
  items.reduce((sum, { item }) => sum + item.creditPaise - item.debitPaise, 0);

function settlementOf(items: readonly Dated[], createdAt: Date): SettledDay {
  const day = dayInIndia(createdAt);
  const [id, utr] = [gatewayId('setl', day), bankReference(day)];
  return {
    day,
    settlements: [{ id, status: 'processed', utr, amountPaise: sumOf(items), createdAt }],
    items: items.map(({ item }) => ({ ...item, settlementId: id, utr })),
  };
}

/** What the gateway settled of the sample sales, once a week. A week that leaves nothing waits for the next one. */
export function buildSettlements(payments: readonly SeedPayment[], until: Date): SettledDay[] {
  const weekOf = ({ at }: Dated): number => Math.floor((at.getTime() - HISTORY_START.getTime()) / weekMs);
  const byWeek = Map.groupBy(payments.flatMap(itemsOf), weekOf);
  const settled: SettledDay[] = [];
  let open: Dated[] = [];
  for (const [week, items] of [...byWeek].toSorted(([one], [other]) => one - other)) {
    const createdAt = addDays(HISTORY_START, (week + 1) * 7 + settlesAfterDays);
    if (createdAt > addDays(until, -settledBeforeDays)) break;
    open = [...open, ...items.toSorted((one, other) => one.at.getTime() - other.at.getTime())];
    if (sumOf(open) <= 0) continue;
    settled.push(settlementOf(open, createdAt));
    open = [];
  }
  return settled;
}

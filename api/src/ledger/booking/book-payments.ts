import type { LedgerAccountKind, LedgerLineKind } from '@vidya/contracts/rules/ledger/accounts';
import { type LedgerLine, splitRefund, splitSale, splitSurplus } from '@vidya/contracts/rules/ledger/split-sale';
import { limits } from '@vidya/contracts/rules/limits';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { type BookedPayment, readPayments, readRates, saleOf } from './sale-terms.ts';
import { type NewTransaction, writeTransactions } from './write-transactions.ts';

interface BookedBefore {
  captures: Map<string, LedgerLine[]>;
  refunded: Map<string, number>;
}

/** What the ledger has of these payments: the lines of each capture, and paise refunded in all. */
async function bookedOf(tx: Db, ids: readonly string[]): Promise<BookedBefore> {
  const rows = await rowsOf<{
    paymentId: string;
    cause: string;
    lines: { account: LedgerAccountKind; instructorId: string | null; line: LedgerLineKind; paise: number }[];
    amountPaise: number;
  }>(
    tx,
    sql`select t.payment_id as "paymentId", t.cause, t.amount_paise::float8 as "amountPaise",
      (select json_agg(json_build_object('account', a.kind, 'instructorId', a.instructor_id, 'line', e.line,
          'paise', e.amount_paise) order by e.id)
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id) as lines
      from ledger_transactions t
      where t.payment_id = any(${sql.param(ids)}::uuid[]) and t.cause in ('capture', 'refund')`,
  );
  const captures = new Map(rows.filter(({ cause }) => cause === 'capture').map((row) => [row.paymentId, row.lines]));
  const refunded = new Map<string, number>();
  for (const { paymentId, amountPaise, cause } of rows)
    if (cause === 'refund') refunded.set(paymentId, (refunded.get(paymentId) ?? 0) + amountPaise);
  return { captures, refunded };
}

const headOf = ({ id: paymentId, courseId }: BookedPayment) => ({ paymentId, courseId });
const dayMs = 86_400_000;

/** Not before learners can no longer give the course back. */
const availableFrom = ({ capturedAt }: BookedPayment): Date =>
  new Date(capturedAt.getTime() + limits.refund.days * dayMs);

const captureOf = (payment: BookedPayment, lines: LedgerLine[]): NewTransaction => ({
  ...headOf(payment),
  cause: 'capture',
  causeId: payment.id,
  at: payment.capturedAt,
  amountPaise: payment.amountPaise,
  availableAt: availableFrom(payment),
  lines,
});

/** Its earnings become available as those of the sale do, so that both cancel out while they are on hold. */
const refundOf = (payment: BookedPayment, lines: LedgerLine[], beforePaise: number): NewTransaction => ({
  ...headOf(payment),
  cause: 'refund',
  causeId: `${payment.id}:${payment.refundedPaise}`,
  at: payment.refundedAt ?? new Date(),
  amountPaise: payment.refundedPaise - beforePaise,
  availableAt: availableFrom(payment),
  lines: splitRefund(lines, { beforePaise, afterPaise: payment.refundedPaise }),
});

/**
 * Brings the ledger up to these captured payments, which are not free: books the capture, and what was refunded since
 * the last booking. Idempotent; call it in the database transaction that changes them.
 */
export async function bookPayments(tx: Db, ids: readonly string[], gstRate: number): Promise<number> {
  const payments = await readPayments(tx, ids, gstRate);
  const before = await bookedOf(tx, ids);
  const rates = await readRates(tx);
  const due = payments.flatMap((payment) => {
    const booked = before.captures.get(payment.id);
    const lines =
      booked ?? (payment.boughtAccess ? splitSale(saleOf(payment, rates)) : splitSurplus(payment.amountPaise));
    const refunded = before.refunded.get(payment.id) ?? 0;
    return [
      ...(booked ? [] : [captureOf(payment, lines)]),
      ...(payment.refundedPaise > refunded ? [refundOf(payment, lines, refunded)] : []),
    ];
  });
  return writeTransactions(tx, due);
}

interface Fee {
  paymentId: string;
  feePaise: number;
  taxPaise: number;
  at: Date;
}

const feeLine = (account: LedgerAccountKind, paise: number): LedgerLine => ({
  account,
  instructorId: null,
  line: 'fee',
  paise,
});

const feeOf = ({ paymentId, feePaise, taxPaise, at }: Fee): NewTransaction => ({
  cause: 'fee',
  causeId: paymentId,
  paymentId,
  at,
  amountPaise: feePaise,
  lines: [
    feeLine('gateway', -feePaise),
    feeLine('gatewayFees', feePaise - taxPaise),
    feeLine('gatewayFeesGst', taxPaise),
  ].filter(({ paise }) => paise !== 0),
});

const isPossible = ({ feePaise, taxPaise }: Fee): boolean => feePaise > 0 && taxPaise >= 0 && taxPaise <= feePaise;

/**
 * The gateway's fees for payments, with the GST in them, once they are known. The nightly comparison lists those that are
 * impossible.
 */
export const bookFees = (tx: Db, fees: readonly Fee[]): Promise<number> =>
  writeTransactions(tx, fees.filter(isPossible).map(feeOf));

export const bookFee = (tx: Db, fee: Fee): Promise<number> => bookFees(tx, [fee]);

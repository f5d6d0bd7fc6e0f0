import { dayInIndia } from '@vidya/contracts/texts/format';
import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { gatewaySettlements } from '../../../database/tables/schema-payouts.ts';
import { payments } from '../../../database/tables/schema-sales.ts';
import { defineJob } from '../../../jobs/jobs.ts';
import type { PayoutGateway } from '../../../outside/payouts/payout-gateway.ts';
import { bookFees } from '../../booking/book-payments.ts';
import { writeTransactions } from '../../booking/write-transactions.ts';
import { platformEntry } from '../payout-entries.ts';

/** Books the settlements of a day in India, such as '2026-11-30'. */
export const bookSettlements = defineJob<{ day: string }>('book-settlements', 8);

type SettlementItem = Awaited<ReturnType<PayoutGateway['settlementItems']>>[number];
export type Settlement = Awaited<ReturnType<PayoutGateway['settlements']>>[number];

/** What the gateway settled on a day. */
export interface SettledDay {
  day: string;
  settlements: Settlement[];
  items: SettlementItem[];
}

const dayMs = 86_400_000;

export async function readSettledDay(gateway: PayoutGateway, day: string): Promise<SettledDay> {
  const from = new Date(`${day}T00:00:00+05:30`);
  const settlements = await gateway.settlements({ from, to: new Date(from.getTime() + dayMs - 1000) });
  const done = settlements.filter(({ status }) => status === 'processed');
  return { day, settlements: done, items: await gateway.settlementItems(day) };
}

const atOnce = 500;

/** The fees of payments that had none in the ledger. Those of payments that we do not know wait for a person. */
async function bookSettledFees(tx: Db, { items }: SettledDay, at: Date): Promise<void> {
  const withFee = new Map(
    items.flatMap((item) => (item.type === 'payment' && item.feePaise > 0 ? [[item.id, item] as const] : [])),
  );
  const isUnbooked = sql`not exists (
    select 1 from ledger_transactions t where t.cause = 'fee' and t.cause_id = ${payments.id}::text)`;
  const ids = [...withFee.keys()];
  for (let from = 0; from < ids.length; from += atOnce) {
    const known = await tx
      .select({ id: payments.id, gatewayId: payments.gatewayPaymentId })
      .from(payments)
      .where(and(inArray(payments.gatewayPaymentId, ids.slice(from, from + atOnce)), isUnbooked));
    const fees = known.map(({ id: paymentId, gatewayId }) => ({ ...withFee.get(gatewayId!)!, paymentId, at }));
    await bookFees(tx, fees);
  }
}

/** The bank's references, by which transfers are recognised later. */
const storeSettlements = (tx: Db, settlements: readonly Settlement[]) =>
  tx
    .insert(gatewaySettlements)
    .values(settlements.map(({ id, utr, amountPaise, createdAt }) => ({ id, utr, amountPaise, settledAt: createdAt })))
    .onConflictDoUpdate({
      target: gatewaySettlements.id,
      set: { utr: sql`coalesce(excluded.utr, ${gatewaySettlements.utr})` },
    });

/** Moves what was settled from the gateway to the bank, in one transaction. Idempotent. */
export const bookSettledDay = (db: Db, settled: SettledDay): Promise<number> =>
  db.transaction(async (tx) => {
    const [first] = settled.settlements;
    if (!first) return 0;
    await bookSettledFees(tx, settled, first.createdAt);
    await storeSettlements(tx, settled.settlements);
    return writeTransactions(
      tx,
      settled.settlements
        .filter(({ amountPaise }) => amountPaise > 0)
        .map(({ id, amountPaise, createdAt }) => ({
          cause: 'settlement' as const,
          causeId: id,
          at: createdAt,
          amountPaise,
          lines: [
            platformEntry('bank', 'settlement', amountPaise),
            platformEntry('gateway', 'settlement', -amountPaise),
          ],
        })),
    );
  });

export const settlementBooker =
  ({ db, gateway }: { db: Db; gateway: PayoutGateway }) =>
  async ({ day }: { day: string }): Promise<void> => {
    await bookSettledDay(db, await readSettledDay(gateway, day));
  };

/** The last days in India, the newest first. */
export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) => dayInIndia(now.getTime() - index * dayMs));

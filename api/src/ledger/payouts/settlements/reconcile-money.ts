import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { moneyDays, moneyDifferences } from '../../../database/tables/schema-payouts.ts';
import { defineJob } from '../../../jobs/jobs.ts';
import type { PayoutGateway } from '../../../outside/payouts/payout-gateway.ts';
import { bookSettledDay, lastDays, readSettledDay, type SettledDay } from './book-settlements.ts';
import { type Comparison, compareMoney, type Difference } from './compare-money.ts';
import { listCorrected, listInTransit, recordsHere } from './ledger-records.ts';
import { recordsThere } from './money-records.ts';

/** Every night: books settlements that no webhook reported, then compares the last days with the gateway. */
export const reconcileMoney = defineJob<Record<string, never>>('reconcile-money', 8, { isLong: true });

interface Parts {
  db: Db;
  gateway: PayoutGateway;
  metrics: Pick<ApiMetrics, 'count'>;
}

const daysCompared = 12;
/** Payouts that come back later than this are compared by a person. */
const statementMs = 40 * 86_400_000;
const daysStored = 400;

async function compare(
  db: Db,
  settled: readonly SettledDay[],
  statement: Awaited<ReturnType<PayoutGateway['statement']>>,
): Promise<Comparison> {
  const inTransit = await listInTransit(db);
  const there = recordsThere(settled, statement).filter(({ reference }) => !inTransit.has(reference));
  const references = there.map(({ reference }) => reference);
  const settlements = settled.flatMap((day) => day.settlements);
  const result = compareMoney(there, await recordsHere(db, references, settlements));
  const corrected = await listCorrected(
    db,
    result.differences.map(({ reference }) => reference),
  );
  return { ...result, differences: result.differences.filter(({ reference }) => !corrected.has(reference)) };
}

/** Stores what differs, marks as resolved what no longer does, and counts what agrees. */
const store = (db: Db, days: readonly string[], { agreed, differences }: Comparison): Promise<void> =>
  db.transaction(async (tx) => {
    const found = JSON.stringify(differences.map(({ subject, reference }) => `${subject} ${reference}`));
    await tx.execute(sql`update money_differences set resolved_at = now() where resolved_at is null
      and subject || ' ' || reference not in (select jsonb_array_elements_text(${found}::jsonb))
      and (day >= ${days.at(-1)!} or exists (
        select 1 from ledger_transactions t where t.cause = 'correction' and t.cause_id = money_differences.reference))`);
    for (const difference of differences) await upsert(tx, difference);
    const checkedAt = new Date();
    for (const day of days) {
      const row = { agreed: agreed.get(day) ?? 0, checkedAt };
      await tx
        .insert(moneyDays)
        .values({ day, ...row })
        .onConflictDoUpdate({ target: moneyDays.day, set: row });
    }
    await tx.execute(sql`delete from money_days where day not in (
      select day from money_days order by day desc limit ${daysStored})`);
  });

async function upsert(tx: Db, { subject, reference, ...rest }: Difference): Promise<void> {
  await tx
    .insert(moneyDifferences)
    .values({ subject, reference, ...rest })
    .onConflictDoUpdate({
      target: [moneyDifferences.subject, moneyDifferences.reference],
      set: { ...rest, resolvedAt: null },
    });
}

/** Returns how many differences are open in the days compared. */
export function moneyReconciler({ db, gateway, metrics }: Parts) {
  return async (now = new Date()): Promise<number> => {
    const days = lastDays(daysCompared, now);
    const settled: SettledDay[] = [];
    for (const day of days) {
      const one = await readSettledDay(gateway, day);
      await bookSettledDay(db, one);
      settled.push(one);
    }
    const statement = await gateway.statement({ from: new Date(now.getTime() - statementMs), to: now });
    const comparison = await compare(db, settled, statement);
    await store(db, days, comparison);
    const { length } = comparison.differences;
    if (length === 0) return 0;
    metrics.count('ledgerDifferences');
    console.error(`The ledger and the gateway differ: ${length} differences, see listMoneyDifferences`);
    return length;
  };
}

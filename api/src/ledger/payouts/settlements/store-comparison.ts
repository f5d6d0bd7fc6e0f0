import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { moneyDays, moneyDifferences } from '../../../database/tables/schema-payouts.ts';
import type { Comparison, Difference } from './compare-money.ts';
import { isCorrected, keyOf } from './corrected.ts';

const daysStored = 400;

interface Compared {
  /** The newest first. */
  days: readonly string[];
  /** The keys of what a file has: it says nothing about others. Null: all of these days was compared. */
  seen: ReadonlySet<string> | null;
}

async function upsert(tx: Db, { subject, reference, ...rest }: Difference): Promise<void> {
  await tx
    .insert(moneyDifferences)
    .values({ subject, reference, ...rest })
    .onConflictDoUpdate({
      target: [moneyDifferences.subject, moneyDifferences.reference],
      set: { ...rest, resolvedAt: null },
    });
}

async function storeDays(tx: Db, { days, seen }: Compared, agreed: Comparison['agreed']): Promise<void> {
  const checkedAt = new Date();
  for (const day of days) {
    const row = { agreed: agreed.get(day) ?? 0, checkedAt };
    const added = tx.insert(moneyDays).values({ day, ...row });
    // A file has only a part of what the gateway's API has of a day.
    await (seen ? added.onConflictDoNothing() : added.onConflictDoUpdate({ target: moneyDays.day, set: row }));
  }
  await tx.execute(sql`delete from money_days where day not in (
    select day from money_days order by day desc limit ${daysStored})`);
}

/** Stores what differs, marks as resolved what no longer does, and counts what agrees. */
export const storeComparison = (db: Db, compared: Compared, { agreed, differences }: Comparison): Promise<void> =>
  db.transaction(async (tx) => {
    const { days, seen } = compared;
    const found = JSON.stringify(differences.map(keyOf));
    const key = sql`d.subject || ' ' || d.reference`;
    // Of the oldest day, only a part is due: what it misses may be in the other.
    // Not by the correction of a payout that came back: it is what differs.
    const isDone = sql`${isCorrected} and not (d.subject = 'payout' and d.there_paise = 0)`;
    const isCompared = seen
      ? sql`${key} in (select jsonb_array_elements_text(${JSON.stringify([...seen])}::jsonb))`
      : sql`(d.day > ${days.at(-1)!} or d.day = ${days.at(-1)!} and d.kind <> 'missingThere')`;
    await tx.execute(sql`update money_differences d set resolved_at = now() where d.resolved_at is null
      and ${key} not in (select jsonb_array_elements_text(${found}::jsonb)) and (${isCompared} or ${isDone})`);
    for (const difference of differences) await upsert(tx, difference);
    await storeDays(tx, compared, agreed);
  });

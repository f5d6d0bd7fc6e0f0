import { dayInIndia } from '@vidya/contracts/texts/format';
import { sql } from 'drizzle-orm';
import type { PayoutTerms } from '../../config/payout-settings.ts';
import { type Db, rowsOf } from '../../database/database.ts';
import { payoutBatches, payouts } from '../../database/tables/schema-payouts.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { earningsWhere, payableOf } from '../balances.ts';
import type { PayoutRow } from './payout.store.ts';

/** Proposes a batch of payouts. It writes nothing to the ledger: releasing does. */
export const proposePayouts = defineJob<Record<string, never>>('propose-payouts', 8, { isLong: true });

/** Mondays, or the first day of a month, in the morning. */
export const proposalTimes = ({ every }: PayoutTerms): string => (every === 'week' ? '23 6 * * 1' : '23 6 1 * *');

const proposedAtMs = (6 * 60 + 23) * 60_000;
const dayMs = 86_400_000;

/** The day in India of the next proposal after `now`: '2026-12-07'. */
export function nextProposal({ every }: Pick<PayoutTerms, 'every'>, now = Date.now()): string {
  // A day whose proposal is over counts as past.
  const day = new Date(dayInIndia(now - proposedAtMs));
  const isDue = (): boolean => (every === 'week' ? day.getUTCDay() === 1 : day.getUTCDate() === 1);
  do day.setTime(day.getTime() + dayMs);
  while (!isDue());
  return day.toISOString().slice(0, 10);
}

/** The largest amounts of UPI and of IMPS, in paise. What is more waits for the next batch, or goes by NEFT. */
const upiMaxPaise = 10_000_000;
const impsMaxPaise = 50_000_000;

interface Account {
  userId: string;
  kind: 'bank' | 'upi';
  fundAccountId: string;
  mask: string;
}

/** Of `pa`, the account of person `u`, by the names of the query's tables. */
const canBePaid = sql`(pa.state = 'verified' and pa.hold_until <= now() and u.deleted_at is null
  and exists (select 1 from tax_ids t where t.user_id = u.id and t.pan is not null))`;

const eligible = sql`exists (
  select 1 from payout_accounts pa join users u on u.id = pa.user_id where pa.user_id = a.instructor_id and ${canBePaid}
  and not exists (select 1 from payouts p where p.instructor_id = a.instructor_id and p.state in
    ('proposed', 'released', 'sent', 'pending', 'queued', 'processing')))`;

/** Of a bank account; UPI addresses have one mode. */
export const bankMode = (paise: number): PayoutRow['mode'] => (paise > impsMaxPaise ? 'NEFT' : 'IMPS');

function amountAndMode({ kind }: Account, payablePaise: number): Pick<PayoutRow, 'amountPaise' | 'mode'> {
  if (kind === 'upi') return { amountPaise: Math.min(payablePaise, upiMaxPaise), mode: 'UPI' };
  return { amountPaise: payablePaise, mode: bankMode(payablePaise) };
}

/** The account of a person, if it can be paid now and is still this one; null otherwise. */
export async function findPayableAccount(db: Db, userId: string): Promise<Account | null> {
  const [row] = await rowsOf<Account>(
    db,
    sql`select pa.user_id as "userId", pa.kind, pa.fund_account_id as "fundAccountId", pa.mask
      from payout_accounts pa join users u on u.id = pa.user_id where pa.user_id = ${userId} and ${canBePaid}`,
  );
  return row ?? null;
}

/** Returns how many payouts a new batch proposes; without any there is no batch. */
export const proposeBatch = (db: Db, { minPaise }: Pick<PayoutTerms, 'minPaise'>): Promise<number> =>
  db.transaction(async (tx) => {
    const due = (await earningsWhere(tx, eligible)).filter((one) => payableOf(one) >= minPaise);
    if (due.length === 0) return 0;
    const [batch] = await tx.insert(payoutBatches).values({}).returning();
    let count = 0;
    for (const one of due) {
      const account = await findPayableAccount(tx, one.instructorId);
      if (!account) continue;
      const { fundAccountId, mask } = account;
      const added = await tx
        .insert(payouts)
        .values({
          instructorId: one.instructorId,
          batchId: batch!.id,
          fundAccountId,
          mask,
          ...amountAndMode(account, payableOf(one)),
        })
        // Proposed by another run at the same time.
        .onConflictDoNothing()
        .returning({ id: payouts.id });
      count += added.length;
    }
    if (count === 0) await tx.delete(payoutBatches).where(sql`${payoutBatches.id} = ${batch!.id}`);
    return count;
  });

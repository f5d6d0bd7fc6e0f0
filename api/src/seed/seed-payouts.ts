import { sql } from 'drizzle-orm';
import type { Seal } from '../account/factors/sealed-secret.ts';
import type { PayoutTerms } from '../config/payout-settings.ts';
import { type Db, rowsOf } from '../database/database.ts';
import { payoutBatches, payouts } from '../database/tables/schema-payouts.ts';
import { auditLog } from '../database/tables/schema-site.ts';
import { bookPastPayments } from '../ledger/keeping/book-past-payments.ts';
import type { PayoutRow } from '../ledger/payouts/payout.store.ts';
import { bookPayout, bookProcessed, bookReturned } from '../ledger/payouts/payout-entries.ts';
import { bankMode } from '../ledger/payouts/propose-payouts.ts';
import { bookSettledDay } from '../ledger/payouts/settlements/book-settlements.ts';
import { addDays, dayOf } from './sample/dates.ts';
import { buildPayees, type SeedPayee } from './sample/demo/payees.ts';
import { buildSettlements, settledBeforeDays } from './sample/demo/settlements.ts';
import { userId } from './sample/demo/users.ts';
import type { DemoData } from './sample/demo-data.ts';
import { ADMIN_EMAIL, OPERATIONS_EMAIL } from './sample/people/staff.ts';
import { bankReference, gatewayId, idFor } from './sample/random.ts';
import { addPayees, maskOf } from './seed-payees.ts';

interface PayoutSeedParts {
  db: Db;
  seal: Seal;
  /** Whole percent. */
  gstRate: number;
  terms: PayoutTerms;
  today: Date;
}

const months = 8;
const fees = { feesPaise: 590, feesTaxPaise: 90 };
const minutes = (count: number): number => count / 1440;

/** How a payout ended, by its number among all; the others arrived. */
const returned: Record<number, Pick<PayoutRow, 'state' | 'reason'>> = {
  8: { state: 'failed', reason: 'Payout failed due to invalid beneficiary account details.' },
  21: {
    state: 'reversed',
    reason: 'Payout rejected by the beneficiary bank. Please contact the beneficiary bank.',
  },
};

/** Six in the morning in India of the first Mondays of the last months, the oldest first, all before `settledBeforeDays`. */
function batchDays(until: Date): Date[] {
  const last = addDays(until, -settledBeforeDays);
  return Array.from({ length: months + 1 }, (_, index) => {
    const first = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - months + index, 1, 0, 53));
    return addDays(first, (8 - first.getUTCDay()) % 7);
  }).filter((day) => day < last);
}

/** What was available to each at that time, in paise, by id. */
async function availableAt(tx: Db, at: Date): Promise<Map<string, number>> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const rows = await rowsOf<{ id: string; paise: number }>(
    tx,
    sql`select a.instructor_id as id, sum(-e.amount_paise)::float8 as paise
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = 'earnings' and a.instructor_id is not null and e.at <= ${moment} and e.available_at <= ${moment}
      group by 1`,
  );
  return new Map(rows.map(({ id, paise }) => [id, paise]));
}

interface Proposed {
  payee: SeedPayee;
  amountPaise: number;
  batchId: string;
  proposedAt: Date;
  number: number;
}

/** As it ended, half an hour after its release; one that came back does so two days later. */
async function addPayout(tx: Db, { payee, amountPaise, batchId, proposedAt, number }: Proposed): Promise<void> {
  const key = `${payee.email}:${batchId}`;
  const [releasedAt, processedAt] = [addDays(proposedAt, minutes(240)), addDays(proposedAt, minutes(270))];
  const { state, reason } = returned[number] ?? { state: 'processed', reason: '' };
  const wasProcessed = state !== 'failed';
  const endedAt = state === 'reversed' ? addDays(processedAt, 2) : processedAt;
  const [row] = await tx
    .insert(payouts)
    .values({
      id: idFor(`payout:${key}`),
      key: idFor(`payout-key:${key}`),
      instructorId: payee.userId,
      batchId,
      amountPaise,
      fundAccountId: payee.fundAccountId,
      mask: maskOf(payee),
      mode: bankMode(amountPaise),
      state,
      reason,
      gatewayId: gatewayId('pout', key),
      ...(wasProcessed && { utr: bankReference(key), ...fees }),
      createdAt: proposedAt,
      releasedAt,
      sentAt: releasedAt,
      endedAt,
      checkedAt: endedAt,
    })
    .returning();
  await bookPayout(tx, row!, releasedAt);
  if (wasProcessed) await bookProcessed(tx, row!, processedAt);
  if (state !== 'processed') await bookReturned(tx, row!, { at: endedAt, wasProcessed });
}

/** What a batch of that day would have proposed, released by one administrator, or by two above the limit. */
async function addBatch(
  tx: Db,
  { payees, terms }: { payees: readonly SeedPayee[] } & Pick<PayoutSeedParts, 'terms'>,
  proposedAt: Date,
  first: number,
): Promise<number> {
  const available = await availableAt(tx, proposedAt);
  const due = payees.flatMap((payee) => {
    const amountPaise = available.get(payee.userId) ?? 0;
    return amountPaise < terms.minPaise ? [] : [{ payee, amountPaise }];
  });
  if (due.length === 0) return 0;
  const batchId = idFor(`payout-batch:${proposedAt.toISOString()}`);
  const [actorId, secondBy] = [userId(ADMIN_EMAIL), userId(OPERATIONS_EMAIL)];
  const releasedAt = addDays(proposedAt, minutes(180));
  const totalPaise = due.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const second = totalPaise > terms.secondAbovePaise && { secondBy, secondAt: addDays(releasedAt, minutes(20)) };
  const released = { state: 'released', releasedBy: actorId, releasedAt } as const;
  await tx.insert(payoutBatches).values({ id: batchId, createdAt: proposedAt, ...released, ...second });
  for (const [index, one] of due.entries()) await addPayout(tx, { ...one, batchId, proposedAt, number: first + index });
  await tx.insert(auditLog).values({
    id: idFor(`audit:${batchId}`),
    actorId: second ? secondBy : actorId,
    action: 'payouts.released',
    details: { amountPaise: totalPaise, count: due.length, batchId },
    createdAt: second ? second.secondAt : releasedAt,
  });
  return due.length;
}

/** Payouts of the past are added only to books that nobody has closed or paid out of. */
async function isUntouched(tx: Db): Promise<boolean> {
  const [row] = await rowsOf<{ isUntouched: boolean }>(
    tx,
    sql`select not exists (select 1 from payouts) and not exists (select 1 from ledger_closings) as "isUntouched"`,
  );
  return row!.isUntouched;
}

/**
 * Books the sample sales, what the gateway settled of them, and payouts of the last months to instructors with a tax
 * number and an account. All of it is old enough for nobody to ask the gateway about it.
 */
export const addPastPayouts = ({ db, seal, gstRate, terms, today }: PayoutSeedParts, demo: DemoData): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await isUntouched(tx))) return;
    const until = dayOf(today);
    const [days, payees] = [batchDays(until), buildPayees(demo.users)];
    await addPayees(tx, seal, payees, addDays(days[0]!, -30));
    await bookPastPayments(tx, { gstRate });
    for (const settled of buildSettlements(demo.payments, until)) await bookSettledDay(tx, settled);
    let count = 0;
    for (const day of days) count += await addBatch(tx, { payees, terms }, day, count);
  });

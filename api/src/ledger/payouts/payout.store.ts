import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type Db, firstOf, idsOf } from '../../database/database.ts';
import { payoutBatches, payouts } from '../../database/tables/schema-payouts.ts';
import { users } from '../../database/tables/schema-people.ts';

export type PayoutRow = typeof payouts.$inferSelect;
export type BatchRow = typeof payoutBatches.$inferSelect;

const shownPayouts = 100;
const shownBatches = 60;
const atOnce = 200;

const counted = sql`${payouts.state} <> 'withdrawn'`;

export const createPayoutStore = (db: Db) => ({
  find: (id: string) => firstOf(db.select().from(payouts).where(eq(payouts.id, id))),
  /** In a transaction, until it ends. */
  lock: (id: string) => firstOf(db.select().from(payouts).where(eq(payouts.id, id)).for('update')),
  async change(id: string, change: Partial<typeof payouts.$inferInsert>): Promise<PayoutRow> {
    const [row] = await db.update(payouts).set(change).where(eq(payouts.id, id)).returning();
    return row!;
  },
  /** Only one payout at a time is taken from a balance. Not `for update`, which would block the closing of a month. */
  lockEarnings: (instructorId: string) =>
    db.execute(
      sql`select id from ledger_accounts where kind = 'earnings' and instructor_id = ${instructorId} for no key update`,
    ),
  listOf: (instructorId: string) =>
    db
      .select()
      .from(payouts)
      .where(eq(payouts.instructorId, instructorId))
      .orderBy(desc(payouts.createdAt))
      .limit(shownPayouts),
  listProposed: (batchId: string): Promise<string[]> =>
    idsOf(
      db
        .select({ id: payouts.id })
        .from(payouts)
        .where(and(eq(payouts.batchId, batchId), eq(payouts.state, 'proposed')))
        .orderBy(asc(payouts.id)),
    ),
  listOfBatch: (batchId: string) =>
    db
      .select({ payout: payouts, fullName: users.fullName })
      .from(payouts)
      .innerJoin(users, eq(users.id, payouts.instructorId))
      .where(eq(payouts.batchId, batchId))
      .orderBy(desc(payouts.amountPaise), asc(payouts.id)),
  lockBatch: (id: string) => firstOf(db.select().from(payoutBatches).where(eq(payoutBatches.id, id)).for('update')),
  async changeBatch(id: string, change: Partial<typeof payoutBatches.$inferInsert>): Promise<void> {
    await db.update(payoutBatches).set(change).where(eq(payoutBatches.id, id));
  },
  /** Newest first, with what they are to a caller; `only`: this one. */
  listBatches: (callerId: string, only?: string) =>
    db
      .select({
        batch: payoutBatches,
        totalPaise: sql<number>`coalesce(sum(${payouts.amountPaise}) filter (where ${counted}), 0)::float8`,
        count: sql<number>`(count(*) filter (where ${counted}))::int`,
        isToCaller: sql<boolean>`coalesce(bool_or(${payouts.instructorId} = ${callerId}::uuid and ${counted}), false)`,
        releasedBy: sql<string>`coalesce((select full_name from users where id = ${payoutBatches.releasedBy}), '')`,
        secondBy: sql<string>`coalesce((select full_name from users where id = ${payoutBatches.secondBy}), '')`,
      })
      .from(payoutBatches)
      .innerJoin(payouts, eq(payouts.batchId, payoutBatches.id))
      .where(only === undefined ? undefined : eq(payoutBatches.id, only))
      .groupBy(payoutBatches.id)
      .orderBy(desc(payoutBatches.createdAt))
      .limit(shownBatches),
  /** Released batches of before with payouts that are not booked. */
  listUnbooked: (before: Date): Promise<string[]> =>
    idsOf(
      db
        .selectDistinct({ id: payoutBatches.id })
        .from(payoutBatches)
        .innerJoin(payouts, and(eq(payouts.batchId, payoutBatches.id), eq(payouts.state, 'proposed')))
        .where(
          and(
            eq(payoutBatches.state, 'released'),
            lt(sql`coalesce(${payoutBatches.secondAt}, ${payoutBatches.releasedAt})`, before),
          ),
        )
        .limit(atOnce),
    ),
  /** Booked, and the gateway has not reported them. */
  listUnsent: (before: Date): Promise<string[]> =>
    idsOf(
      db
        .select({ id: payouts.id })
        .from(payouts)
        .where(and(inArray(payouts.state, ['released', 'sent']), lt(payouts.releasedAt, before)))
        .limit(atOnce),
    ),
  /** At the gateway, and not looked at since `before`; what was processed in the last week since `processedBefore`. */
  listToAsk({ before, processedBefore }: Record<'before' | 'processedBefore', Date>): Promise<PayoutRow[]> {
    const isOld = (moment: Date) => or(isNull(payouts.checkedAt), lt(payouts.checkedAt, moment));
    const isOpen = and(inArray(payouts.state, ['pending', 'queued', 'processing']), isOld(before));
    const mayReturn = and(
      eq(payouts.state, 'processed'),
      sql`${payouts.endedAt} > now() - interval '7 days'`,
      isOld(processedBefore),
    );
    return db
      .select()
      .from(payouts)
      .where(or(isOpen, mayReturn))
      .orderBy(sql`${payouts.checkedAt} nulls first`)
      .limit(atOnce);
  },
});

export type PayoutStore = ReturnType<typeof createPayoutStore>;

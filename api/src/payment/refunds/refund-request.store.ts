import type { RefundRequestQuery } from '@vidya/contracts/calls/buying/refunds';
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { countOf, type Db, firstOf, pick, rowCount } from '../../database/database.ts';
import { lectureProgress, lectures } from '../../database/tables/schema-lectures.ts';
import { users } from '../../database/tables/schema-people.ts';
import { payments, refundRequests } from '../../database/tables/schema-sales.ts';
import { progressPercent } from '../../enrolment/port/progress-percent.ts';

export type OwnRequestRow = typeof refundRequests.$inferSelect;
type Listed = NonNullable<RefundRequestQuery['state']>;

const isStaffs = eq(refundRequests.isSelfService, false);
/** What a learner carries out alone is in no list of administrators before it is done. */
const listed: Record<Listed, SQL | undefined> = {
  open: and(eq(refundRequests.state, 'open'), isStaffs),
  closed: ne(refundRequests.state, 'open'),
};
const isOpenOf = (paymentId: string) => and(eq(refundRequests.paymentId, paymentId), eq(refundRequests.state, 'open'));

const noOfOthers = sql<number>`(select count(*)::int from refund_requests r
  where r.user_id = ${refundRequests.userId} and r.state = 'refunded' and r.id <> ${refundRequests.id})`;

export function createRefundRequestStore(db: Db) {
  const requests = () =>
    db
      .select({
        ...pick(refundRequests, 'id', 'paymentId', 'userId', 'isSelfService', 'reasonKind', 'reason', 'state'),
        ...pick(refundRequests, 'answer', 'answeredAt', 'createdAt'),
        ...pick(payments, 'userName', 'courseTitle', 'amountPaise', 'refundedPaise', 'capturedAt'),
        status: payments.status,
        answeredBy: sql<string>`coalesce(${users.fullName}, '')`,
        noOfOthers,
      })
      .from(refundRequests)
      .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
      .leftJoin(users, eq(users.id, refundRequests.answeredBy));
  const change = async (where: SQL | undefined, set: Partial<typeof refundRequests.$inferInsert>): Promise<void> => {
    await db.update(refundRequests).set(set).where(where);
  };
  return {
    /** A person's requests, newest first. */
    listOf: (userId: string): Promise<OwnRequestRow[]> =>
      db.select().from(refundRequests).where(eq(refundRequests.userId, userId)).orderBy(desc(refundRequests.createdAt)),
    async add(request: typeof refundRequests.$inferInsert): Promise<void> {
      await db.insert(refundRequests).values(request);
    },
    /** How much of each of these courses the person has completed, in percent, as the site shows it. */
    async progressIn(userId: string, courseIds: string[]): Promise<Map<string, number>> {
      const isTheirs = and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.userId, userId));
      const rows = await db
        .select({
          courseId: lectures.courseId,
          lectures: rowCount.count,
          completed: sql<number>`(count(*) filter (where ${lectureProgress.isCompleted}))::int`,
        })
        .from(lectures)
        .leftJoin(lectureProgress, isTheirs)
        .where(and(inArray(lectures.courseId, courseIds), eq(lectures.isVisible, true)))
        .groupBy(lectures.courseId);
      return new Map(rows.map((row) => [row.courseId, progressPercent(row.completed, row.lectures)]));
    },
    /** Open ones oldest first, closed ones newest first. */
    list: (state: Listed, { offset, limit }: { offset: number; limit: number }) => {
      const order = state === 'open' ? asc : desc;
      return requests()
        .where(listed[state])
        .orderBy(order(refundRequests.createdAt), order(refundRequests.id))
        .limit(limit)
        .offset(offset);
    },
    count: (state: Listed): Promise<number> => countOf(db.select(rowCount).from(refundRequests).where(listed[state])),
    /** One that staff answers or has answered. */
    find: (requestId: string) => firstOf(requests().where(and(eq(refundRequests.id, requestId), isStaffs))),
    /** In a transaction: locks the request until it ends. */
    lock: (requestId: string) =>
      firstOf(
        requests()
          .where(and(eq(refundRequests.id, requestId), isStaffs))
          .for('update', { of: refundRequests }),
      ),
    answer: (requestId: string, set: Partial<typeof refundRequests.$inferInsert>) =>
      change(eq(refundRequests.id, requestId), { answeredAt: new Date(), ...set }),
    /** After a grant that failed. */
    reopen: (requestId: string) =>
      change(and(eq(refundRequests.id, requestId), eq(refundRequests.state, 'open')), { answeredAt: null }),
    /** The payment is refunded: by the learner, staff or the gateway. */
    closeRefunded: (paymentId: string) => change(isOpenOf(paymentId), { state: 'refunded', answeredAt: new Date() }),
    /** The gateway did not take a learner's own refund. */
    handToStaff: (paymentId: string) => change(isOpenOf(paymentId), { isSelfService: false }),
  };
}

export type RefundRequestStore = ReturnType<typeof createRefundRequestStore>;
export type RequestRow = Awaited<ReturnType<RefundRequestStore['list']>>[number];

import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, firstOf } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { users } from '../../database/tables/schema-people.ts';
import { type OrderStatus, orders } from '../../database/tables/schema-sales.ts';

export type OrderRow = typeof orders.$inferSelect;

/** One person's orders for one course. */
interface Purchase {
  userId: string;
  courseId: string;
}
type NewOrder = typeof orders.$inferInsert & Purchase;

export const openStatuses: OrderStatus[] = ['created', 'attempted'];
/** A late payment for a closed order still counts, as long as the course is not owned. */
const unpaidStatuses: OrderStatus[] = [...openStatuses, 'closed'];

const isOf = ({ userId, courseId }: Purchase, statuses: OrderStatus[]) =>
  and(eq(orders.userId, userId), eq(orders.courseId, courseId), inArray(orders.status, statuses));

export function createOrderStore(db: Db) {
  const find = (where: SQL | undefined): Promise<OrderRow | null> => firstOf(db.select().from(orders).where(where));
  const lockBuyer = async (userId: string): Promise<void> => {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  };
  return {
    /** In a transaction: until it ends, no other order, payment or enrolment of this person changes. */
    lockBuyer,
    /**
     * The open order of this person, course and amount, or a new one (decision P2); null when it has just been paid. Two
     * coupons may give the same amount: the order stores the coupon of the last request.
     */
    async openOrder(wanted: NewOrder): Promise<OrderRow | null> {
      const [made] = await db.insert(orders).values(wanted).onConflictDoNothing().returning();
      if (made) return made;
      const { userId, courseId, amountPaise, receipt: _receipt, ...terms } = wanted;
      return firstOf(
        db
          .update(orders)
          // It is asked about as long as a new one: it may be paid until then.
          .set({ ...terms, createdAt: new Date() })
          .where(and(isOf({ userId, courseId }, openStatuses), eq(orders.amountPaise, amountPaise)))
          .returning(),
      );
    },
    /** This person's open orders for this course. */
    listOpen: (userId: string, courseId: string) =>
      db.select().from(orders).where(isOf({ userId, courseId }, openStatuses)).orderBy(asc(orders.createdAt)),
    /** Stores the gateway's id unless another request was first; returns the stored id. */
    async keepGatewayId(orderId: string, gatewayOrderId: string) {
      const updated = await db
        .update(orders)
        .set({ gatewayOrderId })
        .where(and(eq(orders.id, orderId), isNull(orders.gatewayOrderId)))
        .returning({ id: orders.id });
      const order = await find(eq(orders.id, orderId));
      return { gatewayOrderId: order?.gatewayOrderId ?? gatewayOrderId, isFirst: updated.length > 0 };
    },
    findByGatewayId: (gatewayOrderId: string) => find(eq(orders.gatewayOrderId, gatewayOrderId)),
    /**
     * The order with the data of buyer and course that its payments copy. In a transaction: until it ends, nobody else
     * changes this order, its payments or its buyer's enrolments.
     */
    async lockByGatewayId(gatewayOrderId: string) {
      const found = await find(eq(orders.gatewayOrderId, gatewayOrderId));
      if (!found) return null;
      // Lock the buyer first, as the deletion of an account does: one lock order prevents deadlocks.
      await lockBuyer(found.userId);
      await db.select({ id: orders.id }).from(orders).where(eq(orders.id, found.id)).for('update');
      // Read after locking: the buyer may have been deleted during the wait.
      const [row] = await db
        .select({
          order: orders,
          userName: users.fullName,
          isBuyerGone: sql<boolean>`${users.deletedAt} is not null`,
          courseTitle: courses.title,
          accessDays: courses.accessDays,
        })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .leftJoin(courses, eq(courses.id, orders.courseId))
        .where(eq(orders.id, found.id));
      const { order, ...copied } = row!;
      return { ...order, ...copied };
    },
    async setStatus(orderId: string, status: OrderStatus): Promise<void> {
      await db.update(orders).set({ status }).where(eq(orders.id, orderId));
    },
    /** The course is owned now: ends all its other unpaid orders, except the given one (decision P11). */
    async supersede(purchase: Purchase, exceptOrderId: string | null): Promise<void> {
      const isOther = exceptOrderId ? ne(orders.id, exceptOrderId) : undefined;
      await db
        .update(orders)
        .set({ status: 'superseded' })
        .where(and(isOf(purchase, unpaidStatuses), isOther));
    },
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;
export type LockedOrder = NonNullable<Awaited<ReturnType<OrderStore['lockByGatewayId']>>>;

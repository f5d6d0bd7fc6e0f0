import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses } from '../database/schema-courses.ts';
import { users } from '../database/schema-people.ts';
import { orders, type OrderStatus } from '../database/schema-sales.ts';

export type OrderRow = typeof orders.$inferSelect;

/** An order with what its payments copy of buyer and course. */
export interface LockedOrder extends OrderRow {
  userName: string;
  isBuyerGone: boolean;
  courseTitle: string | null;
  accessDays: number | null;
}

export interface NewOrder {
  userId: string;
  courseId: string;
  /** Rupees and percent at this moment: the order remembers what was offered. */
  price: number;
  discount: number;
  amountPaise: number;
  /** The coupon that is in the amount; null without one. */
  couponId: string | null;
  couponSavedPaise: number;
  couponHeldUntil: Date | null;
  receipt: string;
}

export interface OpenOrder {
  order: OrderRow;
  isNew: boolean;
}

export interface OrderStore {
  /**
   * The open order of this person, course and amount, or a new one (decision P2); null when it was paid this instant.
   * Two coupons may come to one amount: what is in it is what was asked for last.
   */
  openOrder(wanted: NewOrder): Promise<OpenOrder | null>;
  /** What this person has begun to pay for this course. */
  listOpen(userId: string, courseId: string): Promise<OrderRow[]>;
  /** Keeps the gateway's id unless another request was first; answers the one that counts. */
  keepGatewayId(orderId: string, gatewayOrderId: string): Promise<string>;
  findByGatewayId(gatewayOrderId: string): Promise<OrderRow | null>;
  /** In a transaction: nobody else changes this order or its payments until it ends. */
  lockByGatewayId(gatewayOrderId: string): Promise<LockedOrder | null>;
  setStatus(orderId: string, status: OrderStatus): Promise<void>;
  /** Open orders that were not asked about lately; the older one is, the longer the pause. */
  listToAsk(limit: number): Promise<OrderRow[]>;
  /** Notes that the gateway was asked just now. */
  touch(orderId: string): Promise<void>;
  /** Orders that can hardly be paid any more are no longer asked about. */
  closeOlderThan(date: Date): Promise<void>;
}

const open: OrderStatus[] = ['created', 'attempted'];

const isOpenOf = (userId: string, courseId: string) =>
  and(eq(orders.userId, userId), eq(orders.courseId, courseId), inArray(orders.status, open));

export function createOrderStore(db: Db): OrderStore {
  const find = async (where: ReturnType<typeof and>): Promise<OrderRow | null> => {
    const [row] = await db.select().from(orders).where(where);
    return row ?? null;
  };
  return {
    async openOrder(wanted) {
      const [made] = await db.insert(orders).values(wanted).onConflictDoNothing().returning();
      if (made) return { order: made, isNew: true };
      const { userId, courseId, amountPaise, receipt: _receipt, ...terms } = wanted;
      const [found] = await db
        .update(orders)
        .set(terms)
        .where(and(isOpenOf(userId, courseId), eq(orders.amountPaise, amountPaise)))
        .returning();
      return found ? { order: found, isNew: false } : null;
    },
    listOpen: (userId, courseId) =>
      db.select().from(orders).where(isOpenOf(userId, courseId)).orderBy(asc(orders.createdAt)),
    async keepGatewayId(orderId, gatewayOrderId) {
      await db
        .update(orders)
        .set({ gatewayOrderId })
        .where(and(eq(orders.id, orderId), isNull(orders.gatewayOrderId)));
      const order = await find(eq(orders.id, orderId));
      return order?.gatewayOrderId ?? gatewayOrderId;
    },
    findByGatewayId: (gatewayOrderId) => find(eq(orders.gatewayOrderId, gatewayOrderId)),
    async lockByGatewayId(gatewayOrderId) {
      const which = eq(orders.gatewayOrderId, gatewayOrderId);
      const [locked] = await db.select({ id: orders.id }).from(orders).where(which).for('update');
      if (!locked) return null;
      // Read behind the lock: the buyer may have been deleted while it was waited for.
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
        .where(eq(orders.id, locked.id));
      const { order, ...copied } = row!;
      return { ...order, ...copied };
    },
    async setStatus(orderId, status) {
      await db.update(orders).set({ status }).where(eq(orders.id, orderId));
    },
    listToAsk: (limit) =>
      db
        .select()
        .from(orders)
        .where(
          and(
            inArray(orders.status, open),
            isNotNull(orders.gatewayOrderId),
            sql`${orders.updatedAt} < now() - greatest(interval '1 minute', (now() - ${orders.createdAt}) / 4)`,
          ),
        )
        .orderBy(asc(orders.updatedAt))
        .limit(limit),
    async touch(orderId) {
      await db.update(orders).set({ updatedAt: new Date() }).where(eq(orders.id, orderId));
    },
    async closeOlderThan(date) {
      await db
        .update(orders)
        .set({ status: 'closed' })
        .where(and(inArray(orders.status, open), lt(orders.createdAt, date)));
    },
  };
}

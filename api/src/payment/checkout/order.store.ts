import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/schema-courses.ts';
import { users } from '../../database/schema-people.ts';
import { type OrderStatus, orders } from '../../database/schema-sales.ts';

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

/** One person's orders of one course. */
export interface Purchase {
  userId: string;
  courseId: string;
}

export interface OrderStore {
  /** In a transaction: nothing else is begun, taken in or enrolled for this person until it ends. */
  lockBuyer(userId: string): Promise<void>;
  /**
   * The open order of this person, course and amount, or a new one (decision P2); null when it was paid this instant.
   * Two coupons may come to one amount: what is in it is what was asked for last.
   */
  openOrder(wanted: NewOrder): Promise<OrderRow | null>;
  /** What this person has begun to pay for this course. */
  listOpen(userId: string, courseId: string): Promise<OrderRow[]>;
  /** Keeps the gateway's id unless another request was first; answers the one that counts. */
  keepGatewayId(orderId: string, gatewayOrderId: string): Promise<{ gatewayOrderId: string; isFirst: boolean }>;
  findByGatewayId(gatewayOrderId: string): Promise<OrderRow | null>;
  /** In a transaction: nobody else changes this order, its payments or anything its buyer has until it ends. */
  lockByGatewayId(gatewayOrderId: string): Promise<LockedOrder | null>;
  setStatus(orderId: string, status: OrderStatus): Promise<void>;
  /** The course is owned now: whatever else was begun for it ends, except one order (decision P11). */
  supersede(purchase: Purchase, exceptOrderId: string | null): Promise<void>;
}

export const openStatuses: OrderStatus[] = ['created', 'attempted'];
/** Late money for a closed order still counts, as long as the course is not owned. */
const unpaidStatuses: OrderStatus[] = [...openStatuses, 'closed'];

const isOf = ({ userId, courseId }: Purchase, statuses: OrderStatus[]) =>
  and(eq(orders.userId, userId), eq(orders.courseId, courseId), inArray(orders.status, statuses));

export function createOrderStore(db: Db): OrderStore {
  const find = async (where: ReturnType<typeof and>): Promise<OrderRow | null> => {
    const [row] = await db.select().from(orders).where(where);
    return row ?? null;
  };
  const lockBuyer = async (userId: string): Promise<void> => {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  };
  return {
    lockBuyer,
    async openOrder(wanted) {
      const [made] = await db.insert(orders).values(wanted).onConflictDoNothing().returning();
      if (made) return made;
      const { userId, courseId, amountPaise, receipt: _receipt, ...terms } = wanted;
      const [found] = await db
        .update(orders)
        .set(terms)
        .where(and(isOf({ userId, courseId }, openStatuses), eq(orders.amountPaise, amountPaise)))
        .returning();
      return found ?? null;
    },
    listOpen: (userId, courseId) =>
      db.select().from(orders).where(isOf({ userId, courseId }, openStatuses)).orderBy(asc(orders.createdAt)),
    async keepGatewayId(orderId, gatewayOrderId) {
      const kept = await db
        .update(orders)
        .set({ gatewayOrderId })
        .where(and(eq(orders.id, orderId), isNull(orders.gatewayOrderId)))
        .returning({ id: orders.id });
      const order = await find(eq(orders.id, orderId));
      return { gatewayOrderId: order?.gatewayOrderId ?? gatewayOrderId, isFirst: kept.length > 0 };
    },
    findByGatewayId: (gatewayOrderId) => find(eq(orders.gatewayOrderId, gatewayOrderId)),
    async lockByGatewayId(gatewayOrderId) {
      const found = await find(eq(orders.gatewayOrderId, gatewayOrderId));
      if (!found) return null;
      // The buyer first, as whoever deletes an account does: the two wait for each other in one order only.
      await lockBuyer(found.userId);
      await db.select({ id: orders.id }).from(orders).where(eq(orders.id, found.id)).for('update');
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
        .where(eq(orders.id, found.id));
      const { order, ...copied } = row!;
      return { ...order, ...copied };
    },
    async setStatus(orderId, status) {
      await db.update(orders).set({ status }).where(eq(orders.id, orderId));
    },
    async supersede(purchase, exceptOrderId) {
      const isOther = exceptOrderId ? ne(orders.id, exceptOrderId) : undefined;
      await db
        .update(orders)
        .set({ status: 'superseded' })
        .where(and(isOf(purchase, unpaidStatuses), isOther));
    },
  };
}

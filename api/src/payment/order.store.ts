import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses } from '../database/schema-courses.ts';
import { users } from '../database/schema-people.ts';
import { orders, type OrderStatus } from '../database/schema-sales.ts';

export type OrderRow = typeof orders.$inferSelect;

/** An order with what its payments copy of buyer and course. */
export interface LockedOrder extends OrderRow {
  userName: string;
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
  receipt: string;
}

export interface OpenOrder {
  order: OrderRow;
  isNew: boolean;
}

export interface OrderStore {
  /** The open order of this person, course and amount, or a new one (decision P2); null when it was paid this instant. */
  openOrder(wanted: NewOrder): Promise<OpenOrder | null>;
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

export function createOrderStore(db: Db): OrderStore {
  const find = async (where: ReturnType<typeof and>): Promise<OrderRow | null> => {
    const [row] = await db.select().from(orders).where(where);
    return row ?? null;
  };
  return {
    async openOrder(wanted) {
      const [made] = await db.insert(orders).values(wanted).onConflictDoNothing().returning();
      if (made) return { order: made, isNew: true };
      const { userId, courseId, amountPaise } = wanted;
      const found = await find(
        and(
          eq(orders.userId, userId),
          eq(orders.courseId, courseId),
          eq(orders.amountPaise, amountPaise),
          inArray(orders.status, open),
        ),
      );
      return found && { order: found, isNew: false };
    },
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
      const [row] = await db
        .select({ order: orders, userName: users.fullName, courseTitle: courses.title, accessDays: courses.accessDays })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .leftJoin(courses, eq(courses.id, orders.courseId))
        .where(eq(orders.gatewayOrderId, gatewayOrderId))
        .for('update', { of: orders });
      return row
        ? { ...row.order, userName: row.userName, courseTitle: row.courseTitle, accessDays: row.accessDays }
        : null;
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

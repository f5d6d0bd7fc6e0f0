import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { orders } from '../../database/tables/schema-sales.ts';
import { openStatuses } from '../checkout/order.store.ts';

const isOpenStatus = inArray(orders.status, openStatuses);

/** The reconciler's queries. */
export const createDueOrderStore = (db: Db) => ({
  /**
   * Orders that are due for a check at the gateway; the older an order, the longer the interval. Includes superseded
   * orders opened after `since`: their payment window may still be open.
   */
  listToAsk: (limit: number, since: Date) =>
    db
      .select()
      .from(orders)
      .where(
        and(
          or(isOpenStatus, and(eq(orders.status, 'superseded'), sql`${orders.createdAt} > ${since.toISOString()}`)),
          isNotNull(orders.gatewayOrderId),
          sql`${orders.updatedAt} < now() - greatest(interval '1 minute', (now() - ${orders.createdAt}) / 4)`,
        ),
      )
      .orderBy(asc(orders.updatedAt))
      .limit(limit),
  /** Stores that the gateway has just been asked. */
  async touch(orderId: string): Promise<void> {
    await db.update(orders).set({ updatedAt: new Date() }).where(eq(orders.id, orderId));
  },
  /** Closes old orders that can hardly be paid any more, so that they are no longer checked. */
  async closeOlderThan(date: Date): Promise<void> {
    // Skips locked orders: their holder is changing them and may wait for another lock. The next run closes them.
    const old = db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isOpenStatus, lt(orders.createdAt, date)))
      .for('update', { skipLocked: true });
    await db.update(orders).set({ status: 'closed' }).where(inArray(orders.id, old));
  },
});

export type DueOrderStore = ReturnType<typeof createDueOrderStore>;

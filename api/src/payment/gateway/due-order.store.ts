import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { orders } from '../../database/schema-sales.ts';
import { type OrderRow, openStatuses } from '../checkout/order.store.ts';

export interface DueOrderStore {
  /**
   * Orders that were not asked about lately; the older one is, the longer the pause. Superseded ones are among them when
   * they were opened after `since`: their window may still be open somewhere.
   */
  listToAsk(limit: number, since: Date): Promise<OrderRow[]>;
  /** Notes that the gateway was asked just now. */
  touch(orderId: string): Promise<void>;
  /** Orders that can hardly be paid any more are no longer asked about. */
  closeOlderThan(date: Date): Promise<void>;
}

const isOpenStatus = inArray(orders.status, openStatuses);

/** What the reconciler has to do. */
export const createDueOrderStore = (db: Db): DueOrderStore => ({
  listToAsk: (limit, since) =>
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
  async touch(orderId) {
    await db.update(orders).set({ updatedAt: new Date() }).where(eq(orders.id, orderId));
  },
  async closeOlderThan(date) {
    // Whoever holds one of them is about to change it, and may wait for another: it is closed the next time.
    const old = db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isOpenStatus, lt(orders.createdAt, date)))
      .for('update', { skipLocked: true });
    await db.update(orders).set({ status: 'closed' }).where(inArray(orders.id, old));
  },
});

import { and, eq, isNull, lt, type SQL } from 'drizzle-orm';
import { type Db, firstOf, hasRow } from '../database/database.ts';
import { orders, payments, refunds, webhookEvents } from '../database/tables/schema-sales.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

/** `gatewayOrderId` is null for a payment that the gateway does not know. */
export type OrderedPayment = PaymentRow & { gatewayOrderId: string | null };

export function createPaymentStore(db: Db) {
  const find = (where: SQL | undefined): Promise<PaymentRow | null> =>
    firstOf(db.select().from(payments).where(where).limit(1));
  return {
    findPayment: (gatewayPaymentId: string) => find(eq(payments.gatewayPaymentId, gatewayPaymentId)),
    /** The row that was added with the order, before its first attempt. */
    findUnattempted: (orderId: string) => find(and(eq(payments.orderId, orderId), isNull(payments.gatewayPaymentId))),
    /** By our own id; includes the order's id at the gateway. */
    async findOrdered(paymentId: string): Promise<OrderedPayment | null> {
      const [row] = await db
        .select({ payment: payments, gatewayOrderId: orders.gatewayOrderId })
        .from(payments)
        .leftJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(payments.id, paymentId));
      return row ? { ...row.payment, gatewayOrderId: row.gatewayOrderId } : null;
    },
    async addPayment(payment: NewPayment): Promise<PaymentRow> {
      const [row] = await db.insert(payments).values(payment).returning();
      return row!;
    },
    async changePayment(paymentId: string, change: Partial<NewPayment>): Promise<PaymentRow> {
      const [row] = await db.update(payments).set(change).where(eq(payments.id, paymentId)).returning();
      return row!;
    },
    /** One person's captured payments for one course, without refunded ones. */
    listCaptured: (userId: string, courseId: string) =>
      db
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), eq(payments.courseId, courseId), eq(payments.status, 'captured'))),
    async addRefund(refund: typeof refunds.$inferInsert): Promise<void> {
      await db.insert(refunds).values(refund).onConflictDoNothing();
    },
    /** False when the event is stored already (decision P4). */
    async keepEvent(event: { id: string; kind: string; payload: unknown }): Promise<boolean> {
      return hasRow(db.insert(webhookEvents).values(event).onConflictDoNothing().returning({ id: webhookEvents.id }));
    },
    /** Marks a stored event as processed and returns its content; null when it was processed before. */
    async processEvent(id: string): Promise<unknown> {
      const [row] = await db
        .update(webhookEvents)
        .set({ processedAt: new Date() })
        .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.processedAt)))
        .returning({ payload: webhookEvents.payload });
      return row?.payload ?? null;
    },
    /** The ids of events from before `date` that are not processed, at most 50. */
    async listUnprocessed(date: Date): Promise<string[]> {
      const rows = await db
        .select({ id: webhookEvents.id })
        .from(webhookEvents)
        .where(and(isNull(webhookEvents.processedAt), lt(webhookEvents.receivedAt, date)))
        .limit(50);
      return rows.map(({ id }) => id);
    },
  };
}

export type PaymentStore = ReturnType<typeof createPaymentStore>;

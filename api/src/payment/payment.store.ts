import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { orders, payments, refunds, webhookEvents } from '../database/schema-sales.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

/** `gatewayOrderId` is null for a payment that the gateway does not know. */
export interface OrderedPayment extends PaymentRow {
  gatewayOrderId: string | null;
}

export interface PaymentStore {
  findPayment(gatewayPaymentId: string): Promise<PaymentRow | null>;
  /** The row that was added with the order, before its first attempt. */
  findUnattempted(orderId: string): Promise<PaymentRow | null>;
  /** By our own id; includes the order's id at the gateway. */
  findOrdered(paymentId: string): Promise<OrderedPayment | null>;
  addPayment(payment: NewPayment): Promise<PaymentRow>;
  changePayment(paymentId: string, change: Partial<NewPayment>): Promise<PaymentRow>;
  /** One person's captured payments for one course, without refunded ones. */
  listCaptured(userId: string, courseId: string): Promise<PaymentRow[]>;
  addRefund(refund: typeof refunds.$inferInsert): Promise<void>;
  /** False when the event is stored already (decision P4). */
  keepEvent(event: { id: string; kind: string; payload: unknown }): Promise<boolean>;
}

export function createPaymentStore(db: Db): PaymentStore {
  const find = async (where: ReturnType<typeof and>): Promise<PaymentRow | null> => {
    const [row] = await db.select().from(payments).where(where).limit(1);
    return row ?? null;
  };
  return {
    findPayment: (gatewayPaymentId) => find(eq(payments.gatewayPaymentId, gatewayPaymentId)),
    findUnattempted: (orderId) => find(and(eq(payments.orderId, orderId), isNull(payments.gatewayPaymentId))),
    async findOrdered(paymentId) {
      const [row] = await db
        .select({ payment: payments, gatewayOrderId: orders.gatewayOrderId })
        .from(payments)
        .leftJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(payments.id, paymentId));
      return row ? { ...row.payment, gatewayOrderId: row.gatewayOrderId } : null;
    },
    async addPayment(payment) {
      const [row] = await db.insert(payments).values(payment).returning();
      return row!;
    },
    async changePayment(paymentId, change) {
      const [row] = await db.update(payments).set(change).where(eq(payments.id, paymentId)).returning();
      return row!;
    },
    listCaptured: (userId, courseId) =>
      db
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), eq(payments.courseId, courseId), eq(payments.status, 'captured'))),
    async addRefund(refund) {
      await db.insert(refunds).values(refund).onConflictDoNothing();
    },
    async keepEvent(event) {
      const kept = await db
        .insert(webhookEvents)
        .values({ ...event, processedAt: new Date() })
        .onConflictDoNothing()
        .returning({ id: webhookEvents.id });
      return kept.length > 0;
    },
  };
}

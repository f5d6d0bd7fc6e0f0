import type { PaymentStatus, RefundReason, RefundRequestState } from '@vidya/contracts/texts/choices';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, reference, timestamps } from './schema-columns.ts';
import { courses } from './schema-courses.ts';
import { users } from './schema-people.ts';

export type EnrolmentStatus = 'active' | 'expired' | 'refunded' | 'cancelled';

/** One enrolment per (user, course). Access needs `active` and `expiresAt` in the future (decision P6). */
export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
    userId: reference('user_id', () => users.id),
    courseId: reference('course_id', () => courses.id),
    status: text('status').$type<EnrolmentStatus>().notNull().default('active'),
    /** The last amount paid for it, in paise; 0 if free. */
    amountPaise: integer('amount_paise').notNull().default(0),
    startedAt: moment('started_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('enrolments_user_course_unique').on(table.userId, table.courseId),
    index('enrolments_course').on(table.courseId, table.status),
    index('enrolments_active').on(table.userId, table.expiresAt).where(sql`${table.status} = 'active'`),
  ],
);

/** A discount on a course's final price, for everybody who knows the code. Exactly one of percent and rupees is set. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** Upper case. */
    code: text('code').notNull(),
    percentOff: integer('percent_off'),
    rupeesOff: integer('rupees_off'),
    /** Null: valid for every course. */
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    /** Null: no limit. */
    maxUses: integer('max_uses'),
    /** Null: no end. */
    expiresAt: moment('expires_at'),
    isPaused: boolean('is_paused').notNull().default(false),
    createdBy: uuid('created_by').references(() => users.id),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('coupons_code_unique').on(table.code),
    index('coupons_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('coupons_course').on(table.courseId),
    check('coupons_one_kind', sql`(${table.percentOff} is null) <> (${table.rupeesOff} is null)`),
    check('coupons_percent', sql`${table.percentOff} between 1 and 100`),
    check('coupons_rupees', sql`${table.rupeesOff} between 1 and 100000`),
    check('coupons_max_uses', sql`${table.maxUses} > 0`),
  ],
);

/** 'closed': nobody will pay it; 'superseded': nobody may, as the buyer already owns the course (decision P11). */
export type OrderStatus = 'created' | 'attempted' | 'paid' | 'closed' | 'superseded';

/** An order at the card gateway. The status moves forward only. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** The gateway's id ('order_…'); null until the gateway responds. */
    gatewayOrderId: text('gateway_order_id'),
    /** Ours, at most 40 characters. */
    receipt: text('receipt').notNull(),
    userId: reference('user_id', () => users.id),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'set null' }),
    /** Price in rupees and discount in percent when the order was opened. */
    price: integer('price').notNull().default(0),
    discount: integer('discount').notNull().default(0),
    amountPaise: integer('amount_paise').notNull(),
    /** The coupon applied to `amountPaise`, and how much it saved. */
    couponId: uuid('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    couponSavedPaise: integer('coupon_saved_paise').notNull().default(0),
    /** The order holds a use of the coupon until then, unless it is paid or closed earlier. */
    couponHeldUntil: moment('coupon_held_until'),
    currency: text('currency').notNull().default('INR'),
    status: text('status').$type<OrderStatus>().notNull().default('created'),
    /** `createdAt`: when the buyer last opened it. */
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('orders_gateway_unique').on(table.gatewayOrderId),
    uniqueIndex('orders_receipt_unique').on(table.receipt),
    // Decision P2: reloading or going back never creates a second open order.
    uniqueIndex('orders_open_unique')
      .on(table.userId, table.courseId, table.amountPaise)
      .where(sql`${table.status} in ('created', 'attempted')`),
    index('orders_open_by_age').on(table.createdAt).where(sql`${table.status} in ('created', 'attempted')`),
    index('orders_superseded_by_age').on(table.createdAt).where(sql`${table.status} = 'superseded'`),
    // A person's orders.
    index('orders_user').on(table.userId, table.courseId),
    index('orders_course').on(table.courseId),
    index('orders_coupon').on(table.couponId, table.status),
  ],
);

/** Outlives its course and its buyer's data: title and name are copies; deleting the buyer anonymises the name. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** Null for free enrolments (decision P5). */
    orderId: uuid('order_id').references(() => orders.id),
    /** The gateway's id ('pay_…'). */
    gatewayPaymentId: text('gateway_payment_id'),
    userId: reference('user_id', () => users.id),
    userName: text('user_name').notNull(),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'set null' }),
    courseTitle: text('course_title').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    refundedPaise: integer('refunded_paise').notNull().default(0),
    currency: text('currency').notNull().default('INR'),
    /** '' before a payment attempt, and for free enrolments. */
    method: text('method').notNull().default(''),
    status: text('status').$type<PaymentStatus>().notNull().default('created'),
    /** The bank's reason for a refusal ('failed'); '' otherwise. */
    declineReason: text('decline_reason').notNull().default(''),
    /** End of the access that this payment bought. */
    expiresAt: moment('expires_at'),
    capturedAt: moment('captured_at'),
    refundedAt: moment('refunded_at'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('payments_gateway_unique').on(table.gatewayPaymentId),
    index('payments_user').on(table.userId, table.createdAt),
    // The administrators' monthly pages, and their sums by index only.
    index('payments_created').on(table.createdAt, table.id),
    index('payments_totals').on(table.createdAt, table.status, table.amountPaise, table.refundedPaise),
    // Few among many payments: a page of them must not scan all payments.
    index('payments_refunded').on(table.createdAt, table.id).where(sql`${table.status} = 'refunded'`),
    index('payments_pending')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} in ('created', 'authorized', 'failed')`),
    index('payments_order').on(table.orderId),
    index('payments_course').on(table.courseId, table.createdAt),
    check(
      'payments_amounts',
      sql`${table.amountPaise} >= 0 and ${table.refundedPaise} between 0 and ${table.amountPaise}`,
    ),
  ],
);

/** One use of a coupon: every payment made with it counts once. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    couponId: reference('coupon_id', () => coupons.id),
    userId: reference('user_id', () => users.id),
    savedPaise: integer('saved_paise').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('coupon_uses_coupon').on(table.couponId, table.userId), index('coupon_uses_user').on(table.userId)],
);

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    gatewayRefundId: text('gateway_refund_id').notNull(),
    paymentId: reference('payment_id', () => payments.id),
    amountPaise: integer('amount_paise').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('refunds_gateway_unique').on(table.gatewayRefundId),
    index('refunds_payment').on(table.paymentId),
  ],
);

/** A learner's wish to get a payment back: carried out without staff, or answered by an administrator. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: id(),
    paymentId: reference('payment_id', () => payments.id),
    userId: reference('user_id', () => users.id),
    /** False: an administrator decides, or carries out what the gateway refused for too long. */
    isSelfService: boolean('is_self_service').notNull(),
    reasonKind: text('reason_kind').$type<RefundReason>(),
    /** '' without one, and after the deletion of the person. */
    reason: text('reason').notNull().default(''),
    state: text('state').$type<RefundRequestState>().notNull().default('open'),
    /** The administrator's answer to the person, when declined. */
    answer: text('answer').notNull().default(''),
    answeredBy: uuid('answered_by').references(() => users.id),
    answeredAt: moment('answered_at'),
    ...timestamps(),
  },
  (table) => [
    // A payment has one buyer: with the person's key, people can be spread over servers.
    uniqueIndex('refund_requests_open_unique').on(table.userId, table.paymentId).where(sql`${table.state} = 'open'`),
    index('refund_requests_payment').on(table.paymentId),
    index('refund_requests_user').on(table.userId, table.createdAt),
    // The administrators' lists.
    index('refund_requests_state').on(table.state, table.createdAt, table.id),
    index('refund_requests_answered_by').on(table.answeredBy),
  ],
);

/** Decision P4: the gateway's event id is stored once, even if the gateway sends the event again. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<unknown>().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  processedAt: moment('processed_at'),
});

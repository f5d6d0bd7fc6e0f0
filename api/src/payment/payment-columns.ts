import type { CreditNoteLink, FoldedPayment } from '@vidya/contracts/calls/payment';
import type { PaymentFilter, PaymentStatus } from '@vidya/contracts/texts/choices';
import { type SQL, sql } from 'drizzle-orm';
import { foldedUnder, isFolded } from './folded-payments.ts';

/** The credit notes of a payment, oldest first. */
export const creditNoteLinks = (paymentId: SQL): SQL<CreditNoteLink[]> => sql`coalesce((
  select json_agg(json_build_object('creditNoteId', n.id, 'number', n.number) order by n.issued_at, n.serial)
  from credit_notes n where n.payment_id = ${paymentId}), '[]'::json)`;

const zone = 'Asia/Kolkata';

/** Months begin at midnight in India (decision A1); month 13 is January of the next year. */
const monthStart = (year: number, month: SQL): SQL =>
  sql`make_timestamptz(${year}::int + (${month} - 1) / 12, (${month} - 1) % 12 + 1, 1, 0, 0, 0, ${zone})`;

/** On payment `p`: within a month (1 to 12) or a range of months. */
export const inMonths = (year: number, from: SQL, to: SQL = from): SQL =>
  sql`p.created_at >= ${monthStart(year, from)} and p.created_at < ${monthStart(year, sql`(${to} + 1)`)}`;

export const indianTime = (moment: SQL): SQL => sql`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD HH24:MI:SS')`;

const indianMonth = (moment: SQL): SQL => sql`extract(month from ${moment} at time zone ${zone})::int`;

const isNotFolded = sql`not ${isFolded(sql`p`)}`;

const conditions: Record<PaymentFilter, SQL> = {
  paid: sql`and p.status = 'captured'`,
  refunded: sql`and p.status = 'refunded'`,
  // Same wording as in the partial index.
  pending: sql`and p.status in ('created', 'authorized', 'failed') and ${isNotFolded}`,
  declined: sql`and p.status = 'failed' and ${isNotFolded}`,
};

/** On payment `p`: the status filter of decision P9, without what is shown under another payment. */
export const hasStatus = (filter: PaymentFilter | undefined): SQL =>
  filter ? conditions[filter] : sql`and ${isNotFolded}`;

/** On payment `p`: the end of its access. A refund ends it early. */
export const accessEnd = sql`case when p.status = 'refunded' and p.expires_at > p.refunded_at
  then p.refunded_at else p.expires_at end`;

/** On payment `p` and its order `o` (`withCoupon`): true when it is unpaid and must not be paid any more. */
const isSuperseded = sql`(p.status in ('created', 'authorized', 'failed')
  and o.status is not distinct from 'superseded')`;

/** A payment as administrators see it, in the list and in the file. Amounts in paise. */
export interface PaymentLine {
  /** The gateway's, else ours. */
  id: string;
  amountPaise: number;
  refundedPaise: number;
  method: string;
  status: PaymentStatus;
  declined: string;
  isSuperseded: boolean;
  userName: string;
  courseTitle: string;
  /** A coupon's code, or ''. */
  coupon: string;
  folded: FoldedPayment[];
}

/** A `PaymentLine`, on payment `p` and the tables of `withCoupon`. */
export const paymentLine = sql`
  coalesce(p.gateway_payment_id, p.id::text) as "id", p.amount_paise as "amountPaise",
  p.refunded_paise as "refundedPaise", p.method, p.status, p.decline_reason as "declined",
  ${isSuperseded} as "isSuperseded", p.user_name as "userName", p.course_title as "courseTitle",
  coalesce(c.code, '') as "coupon", ${foldedUnder(sql`p`)} as "folded"`;

/** A payment in the administrators' list. */
export interface AdminRow extends PaymentLine {
  paymentId: string;
  gatewayPaymentId: string | null;
  /** 1 to 12. */
  month: number;
  createdAtSeconds: number;
  expiresAtSeconds: number | null;
  creditNotes: CreditNoteLink[];
}

/** An `AdminRow`. */
export const adminColumns = sql`${paymentLine}, p.id as "paymentId", p.gateway_payment_id as "gatewayPaymentId",
  ${indianMonth(sql`p.created_at`)} as "month", extract(epoch from p.created_at)::float8 as "createdAtSeconds",
  extract(epoch from ${accessEnd})::float8 as "expiresAtSeconds", ${creditNoteLinks(sql`p.id`)} as "creditNotes"`;

/** The coupon that a payment used, or that its order would use. */
export const withCoupon = sql`
  left join coupon_uses used on used.payment_id = p.id
  left join orders o on o.id = p.order_id
  left join coupons c on c.id = coalesce(used.coupon_id, o.coupon_id)`;

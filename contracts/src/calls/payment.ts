import type { Sorting } from '../rules/sorting.ts';
import { type MonthKey, paiseToRupees, rupees, shortDate } from '../texts/format.ts';
import { callAddress, defineCall } from './call.ts';

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';

/** The gateway's order for the checkout window. Amount in paise. */
export interface Order {
  id: string;
  amount: number;
  currency: 'INR';
  /** URL of the gateway's checkout script. */
  checkoutScript: string;
  /** The coupon and its reduction, in paise. */
  coupon?: { code: string; savedPaise: number } | undefined;
}

export interface VerifyOrderForm {
  razorpay_payment_id: string;
  razorpay_signature: string;
  razorpay_order_id: string;
  courseId: string;
}

export interface PurchaseHistoryEntry {
  courseId: string;
  courseTitle: string;
  purchaseAt: string;
  /** The end of the access that it bought, or the time of the refund that ended it. */
  expiresAt: string | null;
  /** Paise. */
  amount: number;
  paymentMethod: string;
  status: PaymentStatus;
  /** The bank's reason for the last refusal, while nothing is paid; '' otherwise. */
  declined: string;
  /** The code of the coupon that is in the amount; '' without one. */
  coupon: string;
  /** Another purchase owns the course, so this one can no longer be paid (decision P11). */
  isSuperseded: boolean;
  /** The current price, in paise, of resuming the payment; null when it cannot be resumed. */
  resume: { amount: number; coupon: string } | null;
  /** The tax invoice; null for a free or unpaid purchase. `number` looks like 'VD/26-27/000123'. */
  invoice: { paymentId: string; number: string } | null;
  creditNotes: CreditNoteLink[];
}

/** A link to the credit note of a refund; `number` looks like 'CN/26-27/000007'. */
export interface CreditNoteLink {
  creditNoteId: string;
  number: string;
}

/** A payment in the administrators' list: `amount` in paise, `created_at` in Unix seconds. */
export interface AdminPayment {
  /** The gateway's id, else our own. */
  id: string;
  /** Our own id. */
  paymentId: string;
  amount: number;
  method: string;
  status: PaymentStatus;
  created_at: number;
  /** The end of the access that it bought, or the time of the refund that ended it. */
  expiresAt: string | null;
  /** The bank's reason for refusing this attempt; '' otherwise. */
  declined: string;
  /** Unpaid, and can no longer be paid: another purchase owns the course (decision P11). */
  isSuperseded: boolean;
  /** The refunded amount in paise. */
  refunded: number;
  /** Captured through the gateway and not refunded yet. */
  canRefund: boolean;
  creditNotes: CreditNoteLink[];
  /** The coupon's code; '' without one. */
  coupon: string;
  notes: { userName: string; courseTitle: string };
}

/** Decision P9: captured, refunded, all others; and among the others those that the bank refused. */
export const paymentFilters = ['paid', 'refunded', 'pending', 'declined'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/**
 * A selection of a year's payments: `q` is part of a buyer's name or email, part of a course title, or a payment's id.
 */
export interface PaymentsRequest {
  year: number;
  month?: MonthKey;
  status?: PaymentFilter;
  q?: string;
}

/** The sortable columns of the payment list; on equal values the newer payment comes first. */
export const paymentSorts = ['date', 'user', 'course', 'amount', 'method', 'status'] as const;
export type PaymentSort = (typeof paymentSorts)[number];

/** A page of each month: `count` payments after `skip`, newest first by default. */
export interface PaymentPage extends Omit<PaymentsRequest, 'year'>, Sorting<PaymentSort> {
  count?: number;
  skip?: number;
}

export type YearRequest = PaymentPage & Pick<PaymentsRequest, 'year'>;

/** A year of payments; amounts in paise, captured minus refunded. */
export interface YearOfPayments {
  paymentsByMonth: Record<MonthKey, { items: AdminPayment[] }>;
  totalAmountsByMonth: Record<MonthKey, number>;
  yearlyTotal: number;
}

export const getKeyId = defineCall<{ data: string }>({ name: 'getKeyId', method: 'GET', path: '/payment/getKeyId' });
/** Returns the course id (already owned), 'Free' (now enrolled), or an order to pay. */
export const createOrder = defineCall<{ body: { courseId: string; couponCode?: string }; data: string | Order }>({
  name: 'createOrder',
  method: 'POST',
  path: '/payment/createOrder',
});
export const verifyOrder = defineCall<{ body: VerifyOrderForm; data: null }>({
  name: 'verifyOrder',
  method: 'POST',
  path: '/payment/verifyOrder',
});
/** Enrols in a free course. Idempotent. */
export const subscribe = defineCall<{ body: { courseId: string }; data: { id: string } }>({
  name: 'subscribe',
  method: 'POST',
  path: '/payment/subscribe',
});
export const purchaseHistory = defineCall<{ data: PurchaseHistoryEntry[] }>({
  name: 'purchaseHistory',
  method: 'GET',
  path: '/payment/purchaseHistory',
});
/** Returns a PDF, not an envelope: use its address in a link. */
export const printInvoice = defineCall<{ params: { paymentId: string }; data: never }>({
  name: 'printInvoice',
  method: 'GET',
  path: '/payment/invoice/:paymentId',
});
export const invoiceAddress = (paymentId: string): string => callAddress(printInvoice, { paymentId });
/** Returns a PDF too. */
export const printCreditNote = defineCall<{ params: { creditNoteId: string }; data: never }>({
  name: 'printCreditNote',
  method: 'GET',
  path: '/payment/creditNote/:creditNoteId',
});
export const creditNoteAddress = (creditNoteId: string): string => callAddress(printCreditNote, { creditNoteId });
/**
 * `count` and `skip` select a page of each month; the totals cover the whole year, regardless of the filters (decision
 * A2).
 */
export const fetchAllPayments = defineCall<{
  body: YearRequest;
  data: YearOfPayments;
}>({ name: 'fetchAllPayments', method: 'POST', path: '/payment/fetchAllPayments' });
/** Refunds the whole amount through the gateway, which ends the access it bought; returns the payment afterwards. */
export const refundPayment = defineCall<{
  params: { paymentId: string };
  body: { reason: string };
  data: AdminPayment;
}>({ name: 'refundPayment', method: 'POST', path: '/payment/refund/:paymentId' });
/** Returns CSV, not an envelope: use its address in a link. */
export const exportPayments = defineCall<{ query: PaymentsRequest; data: never }>({
  name: 'exportPayments',
  method: 'GET',
  path: '/payment/payments.csv',
});
export const exportPaymentsAddress = (request: PaymentsRequest): string => callAddress(exportPayments, {}, request);

/** The label of a payment's status (section 3 and decision P9). */
export const paymentStatusLabel = (status: string): string =>
  ({ captured: 'Paid', refunded: 'Refunded' })[status] ?? 'Pending';

/** The label beside 'Pending' when the bank refused (decision P9). */
export const declinedLabel = (reason: string): string => `Declined: ${reason}`;

/** A refund: its time, its amount in paise, and the payment method that it goes back to. */
export interface RefundNote {
  at: string;
  amount: number;
  method: string;
}

const refundPlaces: Record<string, string> = {
  card: 'your card',
  emi: 'your card',
  upi: 'your bank account',
  netbanking: 'your bank account',
  wallet: 'your wallet',
};

/** 'Refunded on 21 Nov 2026, ₹449 go back to your card'. */
export const refundSentence = ({ at, amount, method }: RefundNote): string =>
  `Refunded on ${shortDate(at)}, ${rupees(paiseToRupees(amount))} go back to ${refundPlaces[method] ?? 'you'}`;

const methodNames: Record<string, string> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net Banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay Later',
};

/**
 * The gateway's payment method as a label. Without a method: 'Free Coupon' (section 2, purchase history) for a paid
 * purchase, 'Not paid yet' for an unpaid one (decision P10).
 */
export function paymentMethodLabel(method: string, status: string): string {
  const word = method.trim().toLowerCase();
  if (word) return methodNames[word] ?? method;
  return status === 'captured' || status === 'refunded' ? 'Free Coupon' : 'Not paid yet';
}

import type { z } from 'zod';
import type { refundNote } from '../shapes/course.ts';
import type {
  adminPayment,
  createdOrder,
  creditNoteLink,
  foldedPayment,
  order,
  orderForm,
  paymentsRequest,
  purchaseHistoryEntry,
  refundForm,
  subscribed,
  verifyOrderForm,
  yearOfPayments,
  yearRequest,
} from '../shapes/payment.ts';
import { paise, paiseToRupees, rupees, shortDate } from '../texts/format.ts';
import { callAddress, defineCall } from './call.ts';

/** The gateway's order for the checkout window. Amount in paise. */
export type Order = z.infer<typeof order>;

export type VerifyOrderForm = z.infer<typeof verifyOrderForm>;

export type PurchaseHistoryEntry = z.infer<typeof purchaseHistoryEntry>;

/** A link to the credit note of a refund; `number` looks like 'CN/26-27/000007'. */
export type CreditNoteLink = z.infer<typeof creditNoteLink>;

/** An attempt or order beside what was paid; `amount` in paise. */
export type FoldedPayment = z.infer<typeof foldedPayment>;

/** A payment in the administrators' list: `amount` in paise, `created_at` in Unix seconds. */
export type AdminPayment = z.infer<typeof adminPayment>;

/**
 * A selection of a year's payments: `q` is part of a buyer's name or email, part of a course title, or a payment's id.
 */
export type PaymentsRequest = z.infer<typeof paymentsRequest>;

export type YearRequest = z.infer<typeof yearRequest>;
/** A page of each month: `count` payments after `skip`, newest first by default. */
export type PaymentPage = Omit<YearRequest, 'year'>;

/** A year of payments; amounts in paise, captured minus refunded. */
export type YearOfPayments = z.infer<typeof yearOfPayments>;

export const getKeyId = defineCall<{ data: string }>('getKeyId', 'GET /payment/getKeyId');
/** Returns the course id (already owned), 'Free' (now enrolled), or an order to pay. */
export const createOrder = defineCall<{ body: z.infer<typeof orderForm>; data: z.infer<typeof createdOrder> }>(
  'createOrder',
  'POST /payment/createOrder',
);
export const verifyOrder = defineCall<{ body: VerifyOrderForm; data: null }>(
  'verifyOrder',
  'POST /payment/verifyOrder',
);
/** Enrols in a free course. Idempotent. */
export const subscribe = defineCall<{ body: { courseId: string }; data: z.infer<typeof subscribed> }>(
  'subscribe',
  'POST /payment/subscribe',
);
export const purchaseHistory = defineCall<{ data: PurchaseHistoryEntry[] }>(
  'purchaseHistory',
  'GET /payment/purchaseHistory',
);
/** Returns a PDF, not an envelope: use its address in a link. */
export const printInvoice = defineCall<{ params: { paymentId: string }; data: never }>(
  'printInvoice',
  'GET /payment/invoice/:paymentId',
);
export const invoiceAddress = (paymentId: string): string => callAddress(printInvoice, { paymentId });
/** Returns a PDF too. */
export const printCreditNote = defineCall<{ params: { creditNoteId: string }; data: never }>(
  'printCreditNote',
  'GET /payment/creditNote/:creditNoteId',
);
export const creditNoteAddress = (creditNoteId: string): string => callAddress(printCreditNote, { creditNoteId });
/**
 * `count` and `skip` select a page of each month; the totals cover the whole year, regardless of the filters (decision
 * A2).
 */
export const fetchAllPayments = defineCall<{
  body: YearRequest;
  data: YearOfPayments;
}>('fetchAllPayments', 'POST /payment/fetchAllPayments');
/** Refunds the whole amount through the gateway, which ends the access it bought; returns the payment afterwards. */
export const refundPayment = defineCall<{
  params: { paymentId: string };
  body: z.infer<typeof refundForm>;
  data: AdminPayment;
}>('refundPayment', 'POST /payment/refund/:paymentId', { creates: true });
/** Returns CSV, not an envelope: use its address in a link. */
export const exportPayments = defineCall<{ query: PaymentsRequest; data: never }>(
  'exportPayments',
  'GET /payment/payments.csv',
);
export const exportPaymentsAddress = (request: PaymentsRequest): string => callAddress(exportPayments, {}, request);

/** The label of a payment's status (section 3 and decision P9). */
export const paymentStatusLabel = (status: string): string =>
  ({ captured: 'Paid', refunded: 'Refunded' })[status] ?? 'Pending';

/** The label beside 'Pending' when the bank refused (decision P9). */
export const declinedLabel = (reason: string): string => `Declined: ${reason}`;

/** The outcome of an attempt or order beside what was paid (decision P9). */
export function foldedLabel({ isDeclined, declined, isDearer }: FoldedPayment): string {
  if (isDeclined) return `Declined by the bank${declined && `: ${declined}`}`;
  return isDearer ? 'Replaced by a cheaper order' : 'Replaced by another order';
}

/** 'Rs. 899 on 21 Nov 2026: Replaced by a cheaper order'. */
export const foldedSentence = (attempt: FoldedPayment): string =>
  `${paise(attempt.amount)} on ${shortDate(attempt.at)}: ${foldedLabel(attempt)}`;

/** A refund: its time, its amount in paise, and the payment method that it goes back to. */
export type RefundNote = z.infer<typeof refundNote>;

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

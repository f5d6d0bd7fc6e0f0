import type { Sorting } from '../rules/sorting.ts';
import { type MonthKey, paiseToRupees, rupees, shortDate } from '../texts/format.ts';
import { callAddress, defineCall } from './call.ts';

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';

/** The gateway's order as the checkout window needs it. Amount in paise. */
export interface Order {
  id: string;
  amount: number;
  currency: 'INR';
  /** Where the gateway's checkout script lives. */
  checkoutScript: string;
  /** What a coupon took off, in paise. */
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
  /** End of the access that it bought, or the day on which a refund ended it. */
  expiresAt: string | null;
  /** Paise. */
  amount: number;
  paymentMethod: string;
  status: PaymentStatus;
  /** Why the bank refused the last attempt, while nothing is paid; '' when it refused none. */
  declined: string;
  /** The code of the coupon that is in the amount; '' without one. */
  coupon: string;
  /** The course is owned by another purchase: this one can be paid no more (decision P11). */
  isSuperseded: boolean;
  /** What taking the payment up again asks for now, in paise; null where it cannot be taken up. */
  resume: { amount: number; coupon: string } | null;
  /** The tax invoice; null for what was free or is not paid. `number` looks like 'VD/26-27/000123'. */
  invoice: { paymentId: string; number: string } | null;
  creditNotes: CreditNoteLink[];
}

/** What was given back, on paper; `number` looks like 'CN/26-27/000007'. */
export interface CreditNoteLink {
  creditNoteId: string;
  number: string;
}

/** A payment as administrators see it: `amount` in paise, `created_at` in Unix seconds. */
export interface AdminPayment {
  /** The gateway's id, or ours where there is none. */
  id: string;
  /** Ours. */
  paymentId: string;
  amount: number;
  method: string;
  status: PaymentStatus;
  created_at: number;
  /** End of the access that it bought, or the day on which a refund ended it. */
  expiresAt: string | null;
  /** Why the bank refused this attempt; '' when it did not. */
  declined: string;
  /** Not paid, and never to be: the course is owned by another purchase (decision P11). */
  isSuperseded: boolean;
  /** Paise given back. */
  refunded: number;
  /** Taken in through the gateway and not given back yet. */
  canRefund: boolean;
  creditNotes: CreditNoteLink[];
  /** The coupon's code; '' without one. */
  coupon: string;
  notes: { userName: string; courseTitle: string };
}

/** Decision P9: captured, refunded, anything else; and of these what the bank refused. */
export const paymentFilters = ['paid', 'refunded', 'pending', 'declined'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** Which payments of a year: `q` is part of a buyer's name or address, of a course's title, or a payment's id. */
export interface PaymentsRequest {
  year: number;
  month?: MonthKey;
  status?: PaymentFilter;
  q?: string;
}

/** The columns that a list of payments is sorted by; where two say the same, the newer payment is first. */
export const paymentSorts = ['date', 'user', 'course', 'amount', 'method', 'status'] as const;
export type PaymentSort = (typeof paymentSorts)[number];

/** A page of each month: `count` payments after `skip`, the newest first unless told otherwise. */
export interface PaymentPage extends Omit<PaymentsRequest, 'year'>, Sorting<PaymentSort> {
  count?: number;
  skip?: number;
}

export type YearRequest = PaymentPage & Pick<PaymentsRequest, 'year'>;

/** All of one year; amounts in paise, captured less refunded. */
export interface YearOfPayments {
  paymentsByMonth: Record<MonthKey, { items: AdminPayment[] }>;
  totalAmountsByMonth: Record<MonthKey, number>;
  yearlyTotal: number;
}

export const getKeyId = defineCall<{ data: string }>({ name: 'getKeyId', method: 'GET', path: '/payment/getKeyId' });
/** Answers the course id (already owned), the word 'Free' (now enrolled), or an order to pay. */
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
/** Enrols in a free course; asking again changes nothing. */
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
/** Answers a PDF, not an envelope: its address is for a link. */
export const printInvoice = defineCall<{ params: { paymentId: string }; data: never }>({
  name: 'printInvoice',
  method: 'GET',
  path: '/payment/invoice/:paymentId',
});
export const invoiceAddress = (paymentId: string): string => callAddress(printInvoice, { paymentId });
/** Answers a PDF as well. */
export const printCreditNote = defineCall<{ params: { creditNoteId: string }; data: never }>({
  name: 'printCreditNote',
  method: 'GET',
  path: '/payment/creditNote/:creditNoteId',
});
export const creditNoteAddress = (creditNoteId: string): string => callAddress(printCreditNote, { creditNoteId });
/** `count` and `skip` page each month's items; totals are of the whole year, whatever is looked for (decision A2). */
export const fetchAllPayments = defineCall<{
  body: YearRequest;
  data: YearOfPayments;
}>({ name: 'fetchAllPayments', method: 'POST', path: '/payment/fetchAllPayments' });
/** Gives the whole amount back through the gateway, which ends the access it bought; answers the payment as it is then. */
export const refundPayment = defineCall<{
  params: { paymentId: string };
  body: { reason: string };
  data: AdminPayment;
}>({ name: 'refundPayment', method: 'POST', path: '/payment/refund/:paymentId' });
/** Answers CSV, not an envelope: its address is for a link. */
export const exportPayments = defineCall<{ query: PaymentsRequest; data: never }>({
  name: 'exportPayments',
  method: 'GET',
  path: '/payment/payments.csv',
});
export const exportPaymentsAddress = (request: PaymentsRequest): string => callAddress(exportPayments, {}, request);

/** Section 3 and decision P9. */
export const paymentStatusLabel = (status: string): string =>
  ({ captured: 'Paid', refunded: 'Refunded' })[status] ?? 'Pending';

/** Beside 'Pending', where the bank refused (decision P9). */
export const declinedLabel = (reason: string): string => `Declined: ${reason}`;

/** Money that went back: when, how much in paise, and the way it had come. */
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
 * The gateway's word as people write it. An absent method shows 'Free Coupon' (section 2, purchase history), but only of
 * what is paid: where nobody has paid yet there is none (decision P10).
 */
export function paymentMethodLabel(method: string, status: string): string {
  const word = method.trim().toLowerCase();
  if (word) return methodNames[word] ?? method;
  return status === 'captured' || status === 'refunded' ? 'Free Coupon' : 'Not paid yet';
}

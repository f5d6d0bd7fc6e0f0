import { callAddress, defineCall } from './call.ts';
import type { MonthKey } from './format.ts';

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
  expiresAt: string | null;
  /** Paise. */
  amount: number;
  paymentMethod: string;
  status: PaymentStatus;
  /** The code of the coupon that is in the amount; '' without one. */
  coupon: string;
  /** The tax invoice; null for what was free or is not paid. `number` looks like 'VD/26-27/000123'. */
  invoice: { paymentId: string; number: string } | null;
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
  expiresAt: string | null;
  /** Paise given back. */
  refunded: number;
  /** Taken in through the gateway and not given back yet. */
  canRefund: boolean;
  /** The coupon's code; '' without one. */
  coupon: string;
  notes: { userName: string; courseTitle: string };
}

/** Decision P9: captured, refunded, anything else. */
export const paymentFilters = ['paid', 'refunded', 'pending'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** Which payments of a year: `q` is part of a buyer's name or address, of a course's title, or a payment's id. */
export interface PaymentsRequest {
  year: number;
  month?: MonthKey;
  status?: PaymentFilter;
  q?: string;
}

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
/** `count` and `skip` page each month's items; totals are of the whole year, whatever is looked for (decision A2). */
export const fetchAllPayments = defineCall<{
  body: PaymentsRequest & { count?: number; skip?: number };
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

const methodNames: Record<string, string> = {
  '': 'Free Coupon',
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net Banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay Later',
};

/** The gateway's word as people write it; an absent method shows 'Free Coupon' (section 2, purchase history). */
export const paymentMethodLabel = (method: string): string => methodNames[method.trim().toLowerCase()] ?? method;

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
  /** The tax invoice; null for what was free or is not paid. `number` looks like 'VD/26-27/000123'. */
  invoice: { paymentId: string; number: string } | null;
}

/** A payment as administrators see it: `amount` in paise, `created_at` in Unix seconds. */
export interface AdminPayment {
  id: string;
  amount: number;
  method: string;
  status: PaymentStatus;
  created_at: number;
  expiresAt: string | null;
  notes: { userName: string; courseTitle: string };
}

/** All of one year; amounts in paise, captured less refunded. */
export interface YearOfPayments {
  paymentsByMonth: Record<MonthKey, { items: AdminPayment[] }>;
  totalAmountsByMonth: Record<MonthKey, number>;
  yearlyTotal: number;
}

export const getKeyId = defineCall<{ data: string }>({ name: 'getKeyId', method: 'GET', path: '/payment/getKeyId' });
/** Answers the course id (already owned), the word 'Free' (now enrolled), or an order to pay. */
export const createOrder = defineCall<{ body: { courseId: string }; data: string | Order }>({
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
export const fetchAllPayments = defineCall<{
  body: { year: number; count?: number; skip?: number; month?: MonthKey };
  data: YearOfPayments;
}>({ name: 'fetchAllPayments', method: 'POST', path: '/payment/fetchAllPayments' });

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

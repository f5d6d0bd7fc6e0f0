/** Free key and value pairs; the protocol writes an empty set as an empty list. */
export type Notes = Record<string, string> | [];

/** Amounts are in paise, times in seconds since 1970. */
export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: 'INR';
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
}

/** An order as it is kept: whether it captures by itself is not part of the protocol's entity. */
export interface StoredOrder extends Order {
  autoCapture: boolean;
}

export interface Card {
  id: string;
  entity: 'card';
  name: string;
  last4: string;
  network: string;
  type: 'debit';
  issuer: null;
  international: false;
  emi: false;
  sub_type: 'consumer';
}

export type PaymentMethod = 'card' | 'upi' | 'netbanking';
type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';

export interface PaymentFault {
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
}

export interface Payment extends PaymentFault {
  id: string;
  entity: 'payment';
  amount: number;
  currency: 'INR';
  status: PaymentStatus;
  order_id: string;
  invoice_id: null;
  international: false;
  method: PaymentMethod;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string | null;
  card_id: string | null;
  card?: Card;
  bank: string | null;
  wallet: null;
  vpa: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  acquirer_data: Record<string, string>;
  created_at: number;
}

export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: 'INR';
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string };
  created_at: number;
  batch_id: null;
  status: 'processed';
  speed_requested: 'normal' | 'optimum';
  speed_processed: 'normal';
}

export interface Listing<T> {
  entity: 'collection';
  count: number;
  items: T[];
}

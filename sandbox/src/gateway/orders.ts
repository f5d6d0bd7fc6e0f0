import { invalidInput } from './errors.ts';
import type { Ledger } from './ledger.ts';
import { newOrder, type StoredOrder } from './new-order.ts';
import { readNotes } from './notes.ts';

const smallestAmountPaise = 100;
const longestReceipt = 40;

/** The fields of `POST /v1/orders`, not yet checked. `amount` is in paise. */
export type OrderRequest = Partial<Record<'amount' | 'currency' | 'receipt' | 'notes' | 'payment_capture', unknown>>;

/** Opens an order. The gateway captures its payment at once unless `payment_capture` is 0. */
export function createOrder(ledger: Ledger, request: OrderRequest): StoredOrder {
  const amount = readAmount(request.amount);
  requireRupees(request.currency);
  const order = newOrder({
    amount,
    receipt: readReceipt(ledger, request.receipt),
    notes: readNotes(request.notes),
    autoCapture: readAutoCapture(request.payment_capture),
  });
  ledger.orders.put(order.id, order);
  return order;
}

/** An amount in paise, as a number or as text: forms send text. */
export function readAmount(value: unknown): number {
  if (value === undefined || value === null || value === '') {
    throw invalidInput('The amount field is required.', 'amount');
  }
  const isWhole = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
  const amount = isWhole ? Number(value) : Number.NaN;
  if (!Number.isSafeInteger(amount)) throw invalidInput('The amount must be an integer.', 'amount');
  if (amount < smallestAmountPaise) throw invalidInput('Order amount less than minimum amount allowed', 'amount');
  return amount;
}

/** Refuses every other currency, as the real gateway does for an account without foreign currencies. */
export function requireRupees(value: unknown): void {
  if (value === undefined || value === null || value === '') {
    throw invalidInput('The currency field is required.', 'currency');
  }
  if (value !== 'INR') throw invalidInput('Currency is not supported', 'currency');
}

function readReceipt(ledger: Ledger, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw invalidInput('The receipt must be a string.', 'receipt');
  if (value.length > longestReceipt) {
    throw invalidInput(`receipt: the length must be no more than ${longestReceipt}.`, 'receipt');
  }
  if (ledger.orders.values().some((order) => order.receipt === value)) {
    throw invalidInput('The receipt has already been used for another order.', 'receipt');
  }
  return value;
}

function readAutoCapture(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if ([1, '1', true, 'true'].includes(value as number)) return true;
  if ([0, '0', false, 'false'].includes(value as number)) return false;
  throw invalidInput('The payment capture field must be true or false.', 'payment_capture');
}

import type { Collection, Journal } from '../journal.ts';
import type { Listing, Order, Payment, Refund, StoredOrder } from './entities.ts';
import { unknownId } from './errors.ts';

/** All that the gateway remembers about money. */
export interface Ledger {
  orders: Collection<StoredOrder>;
  payments: Collection<Payment>;
  refunds: Collection<Refund>;
}

export function createLedger(journal: Journal): Ledger {
  return {
    orders: journal.collection<StoredOrder>('order'),
    payments: journal.collection<Payment>('payment'),
    refunds: journal.collection<Refund>('refund'),
  };
}

/** The record with this id; an unknown id is refused the way the protocol refuses it. */
export function find<T>(records: Collection<T>, id: string): T {
  const record = records.get(id);
  if (!record) throw unknownId();
  return record;
}

export function paymentsOf(ledger: Ledger, orderId: string): Payment[] {
  return ledger.payments.values().filter((payment) => payment.order_id === orderId);
}

/** An order as the protocol shows it. */
export function toOrder(stored: StoredOrder): Order {
  const { autoCapture: _autoCapture, ...order } = stored;
  return order;
}

export function toListing<T>(items: T[]): Listing<T> {
  return { entity: 'collection', count: items.length, items };
}

import type { Collection, Journal } from '../journal.ts';
import { invalidInput } from './errors.ts';
import type { StoredOrder } from './new-order.ts';
import type { Payment } from './new-payment.ts';
import type { Refund } from './new-refund.ts';
import type { Transaction } from './payouts/account.ts';
import type { Contact, FundAccount, Validation } from './payouts/new-beneficiary.ts';
import type { StoredPayout } from './payouts/new-payout.ts';
import type { ReconItem, Settlement } from './settlements/new-settlement.ts';

export type Ledger = ReturnType<typeof createLedger>;

/** All records of the gateway about money. */
export const createLedger = (journal: Journal) => ({
  orders: journal.collection<StoredOrder>('order'),
  payments: journal.collection<Payment>('payment'),
  refunds: journal.collection<Refund>('refund'),
  settlements: journal.collection<Settlement>('settlement'),
  reconItems: journal.collection<ReconItem>('recon'),
  contacts: journal.collection<Contact>('contact'),
  fundAccounts: journal.collection<FundAccount>('fund_account'),
  validations: journal.collection<Validation>('validation'),
  payouts: journal.collection<StoredPayout>('payout'),
  transactions: journal.collection<Transaction>('transaction'),
});

/** Returns the record with this id. Refuses an unknown id as the gateway does: with 400, not 404. */
export function find<T>(records: Collection<T>, id: string): T {
  const record = records.get(id);
  if (!record) throw invalidInput('The id provided does not exist');
  return record;
}

export const paymentsOf = (ledger: Ledger, orderId: string): Payment[] =>
  ledger.payments.values().filter((payment) => payment.order_id === orderId);

export type Listing<T> = ReturnType<typeof toListing<T>>;
export const toListing = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items });

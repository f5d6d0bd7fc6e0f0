import type { Db } from '../database/database.ts';
import { createIssueStore, type IssueStore } from '../invoice/issue.store.ts';
import type { InvoiceTerms } from '../invoice/seller.ts';
import { createEnrolmentStore, type EnrolmentStore } from './enrolment.store.ts';
import { createOrderStore, type OrderStore } from './order.store.ts';
import { createPaymentStore, type PaymentStore } from './payment.store.ts';

/** Orders, payments, seats and invoice numbers change together or not at all. */
export interface SalesStore extends OrderStore, PaymentStore, EnrolmentStore, IssueStore {
  /** Everything inside goes through the store that `work` is given, and through no other. */
  transaction<T>(work: (store: SalesStore) => Promise<T>): Promise<T>;
}

export const createSalesStore = (db: Db, terms: InvoiceTerms): SalesStore => ({
  ...createOrderStore(db),
  ...createPaymentStore(db),
  ...createEnrolmentStore(db),
  ...createIssueStore(db, terms),
  transaction: (work) => db.transaction((tx) => work(createSalesStore(tx, terms))),
});

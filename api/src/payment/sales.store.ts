import { createCouponUseStore, type CouponUseStore } from '../coupon/coupon-use.store.ts';
import type { Db } from '../database/database.ts';
import { createIssueStore, type IssueStore } from '../invoice/issue.store.ts';
import type { InvoiceTerms } from '../invoice/seller.ts';
import { createEnrolmentStore, type EnrolmentStore } from './enrolment.store.ts';
import { createOrderStore, type OrderStore } from './order.store.ts';
import { createPaymentStore, type PaymentRow, type PaymentStore } from './payment.store.ts';

/** Orders, payments, seats, invoice numbers and uses of coupons change together or not at all. */
export interface SalesStore extends OrderStore, PaymentStore, EnrolmentStore, IssueStore, CouponUseStore {
  /** Leaves a mail to the buyer with the change that it speaks of. */
  tellRefunded(payment: PaymentRow, givenBackPaise: number): Promise<void>;
  /** Everything inside goes through the store that `work` is given, or its `tx`, and through no other. */
  transaction<T>(work: (store: SalesStore, tx: Db) => Promise<T>): Promise<T>;
}

interface SalesTerms {
  /** What captured payments are invoiced under. */
  invoices: InvoiceTerms;
  tellRefunded?: (tx: Db, payment: PaymentRow, givenBackPaise: number) => Promise<void>;
}

export const createSalesStore = (db: Db, terms: SalesTerms): SalesStore => ({
  ...createOrderStore(db),
  ...createPaymentStore(db),
  ...createEnrolmentStore(db),
  ...createIssueStore(db, terms.invoices),
  ...createCouponUseStore(db),
  tellRefunded: async (payment, givenBackPaise) => terms.tellRefunded?.(db, payment, givenBackPaise),
  transaction: (work) => db.transaction((tx) => work(createSalesStore(tx, terms), tx)),
});

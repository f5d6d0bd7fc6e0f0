import type { InvoiceTerms } from '../config/seller.ts';
import { type CouponUseStore, createCouponUseStore } from '../coupon/port/coupon-use.store.ts';
import type { Db } from '../database/database.ts';
import { createEnrolmentStore, type EnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import { createIssueStore, type IssueStore } from '../invoice/port/issue.store.ts';
import { bookFee, bookPayments } from '../ledger/booking/book-payments.ts';
import type { CardGateway } from '../outside/payments/card-gateway.ts';
import { createOrderStore, type OrderStore } from './checkout/order.store.ts';
import { createDueOrderStore, type DueOrderStore } from './gateway/due-order.store.ts';
import type { NoteUpdate } from './gateway/note-update.ts';
import { createPaymentStore, type PaymentRow, type PaymentStore } from './payment.store.ts';

/** The data of a refund for the mail to the buyer. */
export interface RefundNotice {
  refundedNowPaise: number;
  /** The credit note's number; null without one. */
  creditNote: string | null;
}

/** The data of a purchase for the mail to the buyer. */
export interface PurchaseNotice {
  /** The gateway's; null for a free enrolment, as is the invoice's number. */
  orderNumber: string | null;
  invoiceNumber: string | null;
  savedPaise: number;
}

export interface StoreAndGateway {
  store: SalesStore;
  gateway: CardGateway;
}

/** For what takes in the gateway's reports. */
export interface UpdateParts extends StoreAndGateway {
  noteUpdate: NoteUpdate;
}

interface SalesTerms {
  /** The terms of the invoices for captured payments. */
  invoices: InvoiceTerms;
  tellRefunded?: (tx: Db, payment: PaymentRow, refund: RefundNotice) => Promise<void>;
  tellPurchased?: (tx: Db, payment: PaymentRow, purchase: PurchaseNotice) => Promise<void>;
  giveBack?: (tx: Db, payment: PaymentRow) => Promise<void>;
}

/** Orders, payments, enrolments, invoice numbers and uses of coupons change together or not at all. */
export interface SalesStore
  extends OrderStore,
    DueOrderStore,
    PaymentStore,
    EnrolmentStore,
    IssueStore,
    CouponUseStore {
  /** Queues a mail to the buyer, in the transaction of the refund. */
  tellRefunded(payment: PaymentRow, refund: RefundNotice): Promise<void>;
  /** Queues a mail to the buyer, in the transaction that opens the access. */
  tellPurchased(payment: PaymentRow, purchase: PurchaseNotice): Promise<void>;
  /** Queues the refund of a payment for an owned course, in the transaction that applies the payment. */
  giveBack(payment: PaymentRow): Promise<void>;
  /** Brings the ledger up to a captured payment, in the transaction that changes it. */
  book(paymentId: string): Promise<unknown>;
  bookFee(fee: Parameters<typeof bookFee>[1]): Promise<unknown>;
  /** `work` must use only the store or the `tx` that it receives. */
  transaction<T>(work: (store: SalesStore, tx: Db) => Promise<T>): Promise<T>;
}

export const createSalesStore = (db: Db, terms: SalesTerms): SalesStore => ({
  ...createOrderStore(db),
  ...createDueOrderStore(db),
  ...createPaymentStore(db),
  ...createEnrolmentStore(db),
  ...createIssueStore(db, terms.invoices),
  ...createCouponUseStore(db),
  tellRefunded: async (payment, refund) => terms.tellRefunded?.(db, payment, refund),
  tellPurchased: async (payment, purchase) => terms.tellPurchased?.(db, payment, purchase),
  book: (paymentId) => bookPayments(db, [paymentId], terms.invoices.gstRate),
  bookFee: (fee) => bookFee(db, fee),
  giveBack: async (payment) => terms.giveBack?.(db, payment),
  transaction: (work) => db.transaction((tx) => work(createSalesStore(tx, terms), tx)),
});

import type { PurchaseHistoryEntry } from '@vidya/contracts/payment';
import type { HistoryStore, PurchaseRow } from './history.store.ts';

export interface History {
  purchaseHistory(userId: string): Promise<PurchaseHistoryEntry[]>;
}

const toEntry = (row: PurchaseRow): PurchaseHistoryEntry => ({
  courseId: row.courseId ?? '',
  courseTitle: row.courseTitle,
  purchaseAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  amount: row.amountPaise,
  paymentMethod: row.method,
  coupon: row.coupon ?? '',
  status: row.status,
  invoice: row.invoiceNumber === null ? null : { paymentId: row.id, number: row.invoiceNumber },
});

export const createHistory = (store: HistoryStore): History => ({
  purchaseHistory: async (userId) => (await store.listPurchases(userId)).map(toEntry),
});

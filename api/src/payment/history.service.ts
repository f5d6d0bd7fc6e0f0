import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { type CurrentPrice, priceNow } from './checkout/price-now.ts';
import type { HistoryStore, PurchaseRow } from './history.store.ts';
import type { SalesStore } from './sales.store.ts';

const toEntry = (row: PurchaseRow, resume: CurrentPrice): PurchaseHistoryEntry => ({
  ...row,
  courseId: row.courseId ?? '',
  purchaseAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  amount: row.amountPaise,
  paymentMethod: row.method,
  coupon: row.coupon ?? '',
  isSuperseded: row.orderStatus === 'superseded',
  resume,
  invoice: row.invoiceNumber === null ? null : { paymentId: row.id, number: row.invoiceNumber },
});

/** An authorised payment will be captured: another one would pay twice. */
const isUnpaid = ({ status, orderStatus }: PurchaseRow): boolean =>
  (status === 'created' || status === 'failed') && orderStatus !== 'superseded';

export function createPurchaseHistory({ store, sales }: { store: HistoryStore; sales: SalesStore }) {
  /** Among several unpaid payments for one course, only the last can be resumed. */
  const resumable = async (userId: string, rows: PurchaseRow[]): Promise<Map<string, CurrentPrice>> => {
    const lastOf = new Map<string, PurchaseRow>();
    for (const row of rows.filter(isUnpaid).toReversed()) if (row.courseId) lastOf.set(row.courseId, row);
    const prices = [...lastOf].map(async ([courseId, row]) => {
      return [row.id, await priceNow(sales, { userId, courseId, code: row.coupon ?? '' })] as const;
    });
    return new Map(await Promise.all(prices));
  };
  return async (userId: string): Promise<PurchaseHistoryEntry[]> => {
    const rows = await store.listPurchases(userId);
    const prices = await resumable(userId, rows);
    return rows.map((row) => toEntry(row, prices.get(row.id) ?? null));
  };
}

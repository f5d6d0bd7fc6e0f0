import { type MonthKey, monthKeys } from '@vidya/contracts/format';
import { limits } from '@vidya/contracts/limits';
import type { AdminPayment, PurchaseHistoryEntry, YearOfPayments } from '@vidya/contracts/payment';
import type { HistoryStore, PurchaseRow, YearRow } from './history.store.ts';

export interface YearRequest {
  year: number;
  month?: MonthKey | undefined;
  count?: number | undefined;
  skip?: number | undefined;
}

export interface History {
  purchaseHistory(userId: string): Promise<PurchaseHistoryEntry[]>;
  /** Rows are a page of each month; totals are always of the whole year. */
  fetchAllPayments(request: YearRequest): Promise<YearOfPayments>;
}

const toEntry = (row: PurchaseRow): PurchaseHistoryEntry => ({
  courseId: row.courseId ?? '',
  courseTitle: row.courseTitle,
  purchaseAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  amount: row.amountPaise,
  paymentMethod: row.method,
  status: row.status,
  invoice: row.invoiceNumber === null ? null : { paymentId: row.id, number: row.invoiceNumber },
});

const toPayment = (row: YearRow): AdminPayment => ({
  id: row.id,
  amount: row.amountPaise,
  method: row.method,
  status: row.status,
  created_at: Math.floor(row.createdAtSeconds),
  expiresAt: row.expiresAtSeconds === null ? null : new Date(row.expiresAtSeconds * 1000).toISOString(),
  notes: { userName: row.userName, courseTitle: row.courseTitle },
});

/** Every month has an entry, also those in which nothing was sold. */
const byMonth = <Value>(valueOf: (month: number) => Value): Record<MonthKey, Value> =>
  Object.fromEntries(monthKeys.map((key, index) => [key, valueOf(index + 1)])) as Record<MonthKey, Value>;

export function createHistory(store: HistoryStore): History {
  return {
    purchaseHistory: async (userId) => (await store.listPurchases(userId)).map(toEntry),
    async fetchAllPayments({ year, month, count = limits.paymentsPerFetch, skip = 0 }) {
      const [rows, sums] = await Promise.all([
        store.listYear({ year, count, skip, month: month ? monthKeys.indexOf(month) + 1 : null }),
        store.sumMonths(year),
      ]);
      const totals = new Map(sums.map(({ month, totalPaise }) => [month, totalPaise]));
      const ofMonth = Map.groupBy(rows, (row) => row.month);
      return {
        paymentsByMonth: byMonth((month) => ({ items: (ofMonth.get(month) ?? []).map(toPayment) })),
        totalAmountsByMonth: byMonth((month) => totals.get(month) ?? 0),
        yearlyTotal: sums.reduce((total, { totalPaise }) => total + totalPaise, 0),
      };
    },
  };
}

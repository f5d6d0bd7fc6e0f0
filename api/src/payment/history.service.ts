import type { GiveBackOffer, OwnRefundRequest } from '@vidya/contracts/calls/buying/refunds';
import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { giveBackRefusal, needsStaff } from '@vidya/contracts/rules/buying/refund';
import { canRefund } from './admin/admin-payment.ts';
import { type CurrentPrice, priceNow } from './checkout/price-now.ts';
import type { HistoryStore, PurchaseRow } from './history.store.ts';
import type { OwnRequestRow, RefundRequestStore } from './refunds/refund-request.store.ts';
import type { SalesStore } from './sales.store.ts';

/** What may follow a purchase. */
interface NextSteps {
  resume: CurrentPrice;
  giveBack: GiveBackOffer | undefined;
  request: OwnRequestRow | undefined;
}

const toOwnRequest = ({ state, isSelfService, createdAt, answer }: OwnRequestRow): OwnRefundRequest => ({
  state,
  isSelfService,
  askedAt: createdAt.toISOString(),
  answer,
});

const toEntry = (row: PurchaseRow, { resume, giveBack, request }: NextSteps): PurchaseHistoryEntry => ({
  ...row,
  courseId: row.courseId ?? '',
  purchaseAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  amount: row.amountPaise,
  paymentMethod: row.method,
  coupon: row.coupon ?? '',
  isSuperseded: row.orderStatus === 'superseded',
  resume,
  giveBack,
  refundRequest: request && toOwnRequest(request),
  invoice: row.invoiceNumber === null ? null : { paymentId: row.id, number: row.invoiceNumber },
});

/** An authorised payment will be captured: another one would pay twice. */
const isUnpaid = ({ status, orderStatus }: PurchaseRow): boolean =>
  (status === 'created' || status === 'failed') && orderStatus !== 'superseded';

interface HistoryParts {
  store: HistoryStore;
  sales: SalesStore;
  requests: RefundRequestStore;
}

export function createPurchaseHistory({ store, sales, requests }: HistoryParts) {
  /** Among several unpaid payments for one course, only the last can be resumed. */
  const resumable = async (userId: string, rows: PurchaseRow[]): Promise<Map<string, CurrentPrice>> => {
    const lastOf = new Map<string, PurchaseRow>();
    for (const row of rows.filter(isUnpaid).toReversed()) if (row.courseId) lastOf.set(row.courseId, row);
    const prices = [...lastOf].map(async ([courseId, row]) => {
      return [row.id, await priceNow(sales, { userId, courseId, code: row.coupon ?? '' })] as const;
    });
    return new Map(await Promise.all(prices));
  };
  /** The purchases that the person may give back now, by payment. */
  const offers = async (userId: string, rows: PurchaseRow[], asked: OwnRequestRow[]) => {
    const now = new Date();
    const isOffered = (row: PurchaseRow, progress: number): boolean =>
      canRefund(row) &&
      !giveBackRefusal({ ...row, progress }, now) &&
      !asked.some(({ paymentId }) => paymentId === row.id);
    const recent = rows.filter((row) => isOffered(row, 0));
    const courseIds = recent.flatMap(({ courseId }) => courseId ?? []);
    const progress = courseIds.length > 0 ? await requests.progressIn(userId, courseIds) : new Map<string, number>();
    const offered = recent.filter((row) => isOffered(row, progress.get(row.courseId ?? '') ?? 0));
    const isForStaff = needsStaff(asked, now);
    return new Map(
      offered.map(({ id, amountPaise, refundedPaise }) => [
        id,
        { paymentId: id, amount: amountPaise - refundedPaise, needsStaff: isForStaff },
      ]),
    );
  };
  return async (userId: string): Promise<PurchaseHistoryEntry[]> => {
    const rows = await store.listPurchases(userId);
    const asked = await requests.listOf(userId);
    const prices = await resumable(userId, rows);
    const givable = await offers(userId, rows, asked);
    return rows.map((row) =>
      toEntry(row, {
        resume: prices.get(row.id) ?? null,
        giveBack: givable.get(row.id),
        request: asked.find(({ paymentId }) => paymentId === row.id),
      }),
    );
  };
}

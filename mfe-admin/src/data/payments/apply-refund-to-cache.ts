import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { type AdminPayment, fetchAllPayments, type YearOfPayments } from '@vidya/contracts/calls/payment';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';

/** The same list with this payment updated. */
function withPayment(list: YearOfPayments, payment: AdminPayment): YearOfPayments {
  const items = (month: MonthKey) =>
    list.paymentsByMonth[month].items.map((one) => (one.paymentId === payment.paymentId ? payment : one));
  const byMonth = monthKeys.map((month) => [month, { items: items(month) }]);
  return { ...list, paymentsByMonth: Object.fromEntries(byMonth) as YearOfPayments['paymentsByMonth'] };
}

interface Place {
  queries: QueryClient;
  send: Send;
  year: number;
}

interface Refund extends Place {
  payment: AdminPayment;
}

/** After a refusal: refetches the year, without a toast. */
export async function refetchPayments({ queries, send, year }: Place): Promise<void> {
  void queries.invalidateQueries({ queryKey: keys.paymentSearches });
  try {
    const { data } = await send(fetchAllPayments, { body: { year } });
    queries.setQueryData<YearOfPayments>(keys.payments(year), data);
  } catch {
    // The refusal was shown already; the list stays unchanged.
  }
}

/**
 * Shows a refund at once in every cached list that contains the payment. The year's totals are refetched without a
 * toast; loaded rows stay.
 */
export async function applyRefundToCache({ queries, send, year, payment }: Refund): Promise<void> {
  const replace = (list: YearOfPayments | undefined) => list && withPayment(list, payment);
  queries.setQueriesData<YearOfPayments>({ queryKey: keys.allPayments }, replace);
  queries.setQueriesData<YearOfPayments>({ queryKey: keys.paymentSearches }, replace);
  // A filtered list keeps the row until its next fetch.
  await queries.invalidateQueries({ queryKey: keys.paymentSearches, refetchType: 'none' });
  // The refund ended the access to the course, so the buyer may no longer count as enrolled.
  await queries.invalidateQueries({ queryKey: keys.people });
  try {
    const { totalAmountsByMonth, yearlyTotal } = (await send(fetchAllPayments, { body: { year, count: 1 } })).data;
    queries.setQueryData<YearOfPayments>(
      keys.payments(year),
      (list) => list && { ...list, totalAmountsByMonth, yearlyTotal },
    );
  } catch {
    await queries.invalidateQueries({ queryKey: keys.payments(year) });
  }
}

import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { type AdminPayment, fetchAllPayments, type YearOfPayments } from '@vidya/contracts/calls/payment';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';

/** The same list with this payment as it is now. */
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

/** After a refusal: the year as it is now, without the words of a fetch. */
export async function refetchPayments({ queries, send, year }: Place): Promise<void> {
  void queries.invalidateQueries({ queryKey: keys.paymentSearches });
  try {
    const { data } = await send(fetchAllPayments, { body: { year } });
    queries.setQueryData<YearOfPayments>(keys.payments(year), data);
  } catch {
    // The refusal has been said; the list stays as it was.
  }
}

/**
 * A refund shows in its row at once, wherever that row is kept. The year's totals come from the server, without the
 * words of a fetch; rows that were loaded stay.
 */
export async function applyRefundToCache({ queries, send, year, payment }: Refund): Promise<void> {
  const replace = (list: YearOfPayments | undefined) => list && withPayment(list, payment);
  queries.setQueriesData<YearOfPayments>({ queryKey: keys.allPayments }, replace);
  queries.setQueriesData<YearOfPayments>({ queryKey: keys.paymentSearches }, replace);
  // A list of paid ones keeps the row until somebody looks again.
  await queries.invalidateQueries({ queryKey: keys.paymentSearches, refetchType: 'none' });
  // The access that was bought has ended: somebody may not be enrolled any more.
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

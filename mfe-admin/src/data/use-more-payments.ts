import { useQueryClient } from '@tanstack/react-query';
import type { MonthKey } from '@vidya/contracts/format';
import { keys } from '@vidya/contracts/keys';
import { limits } from '@vidya/contracts/limits';
import { type AdminPayment, fetchAllPayments, type YearOfPayments } from '@vidya/contracts/payment';
import { usePlatform } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';
import { useState } from 'react';
import type { Period } from './month-before.ts';

function withMore(payments: YearOfPayments, month: MonthKey, more: AdminPayment[]): YearOfPayments {
  const { items } = payments.paymentsByMonth[month];
  // A payment made meanwhile moves the others on by one place.
  const known = new Set(items.map(({ id }) => id));
  const added = [...items, ...more.filter(({ id }) => !known.has(id))];
  return { ...payments, paymentsByMonth: { ...payments.paymentsByMonth, [month]: { items: added } } };
}

/** The payments of a month come fifty at a time: whether there may be more, and fetching them. */
export function useMorePayments({ year, month }: Period, shown: number) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [finished, setFinished] = useState('');
  const place = `${year} ${month}`;

  const loadMore = async (): Promise<void> => {
    setBusy(true);
    const body = { year, month, count: limits.paymentsPerFetch, skip: shown };
    const answer = await run(send(fetchAllPayments, { body }), {
      loading: texts.progress.fetchingPayments,
      success: texts.payment.fetched,
      failure: texts.payment.fetchFailed,
    });
    setBusy(false);
    if (!answer) return;
    const more = answer.data.paymentsByMonth[month].items;
    if (more.length < limits.paymentsPerFetch) setFinished(place);
    queries.setQueryData<YearOfPayments>(keys.payments(year), (known) => known && withMore(known, month, more));
  };

  const mayHaveMore = shown >= limits.paymentsPerFetch && finished !== place;
  return { mayHaveMore, loadMore: () => void loadMore(), isBusy };
}

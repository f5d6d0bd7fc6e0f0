import { useQueryClient } from '@tanstack/react-query';
import { fetchAllPayments } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { AdminPayment, YearOfPayments } from '@vidya/contracts/calls/payment';
import { limits } from '@vidya/contracts/rules/limits';
import type { MonthKey } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import type { MonthPayments } from './use-month-payments.ts';

function withMore(payments: YearOfPayments, month: MonthKey, more: AdminPayment[]): YearOfPayments {
  const { items } = payments.paymentsByMonth[month];
  // A new payment shifts the others by one place, so skip known ids.
  const known = new Set(items.map(({ id }) => id));
  const added = [...items, ...more.filter(({ id }) => !known.has(id))];
  return { ...payments, paymentsByMonth: { ...payments.paymentsByMonth, [month]: { items: added } } };
}

/** The payments of a month load fifty at a time: whether there may be more, and the function that loads them. */
export function useMorePayments({ key, request, isSilent, mayGoOn }: MonthPayments['list'], shown: number) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [finished, setFinished] = useState('');
  const place = JSON.stringify(request);

  const loadMore = async (): Promise<void> => {
    setBusy(true);
    const body = { ...request, count: limits.paymentsPerFetch, skip: shown };
    const aloud = { loading: texts.progress.fetchingPayments, success: texts.payment.fetched };
    const response = await run(send(fetchAllPayments, { body }), {
      ...(isSilent ? {} : aloud),
      failure: texts.payment.fetchFailed,
    });
    setBusy(false);
    if (!response) return;
    const more = response.data.paymentsByMonth[request.month].items;
    if (more.length < limits.paymentsPerFetch) setFinished(place);
    queries.setQueryData<YearOfPayments>(key, (cached) => cached && withMore(cached, request.month, more));
  };

  const isLong = mayGoOn && shown >= limits.paymentsPerFetch;
  const isAtEnd = isLong && finished === place;
  return { mayHaveMore: isLong && !isAtEnd, isAtEnd, loadMore: () => void loadMore(), isBusy };
}

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
  /** The list whose last page was loaded, and its length then: a refetch brings its first page alone. */
  const [finished, setFinished] = useState({ place: '', shown: 0 });
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
    const lengthOf = ({ paymentsByMonth }: YearOfPayments): number => paymentsByMonth[request.month].items.length;
    // A list that was refetched to fewer rows does not reach these.
    const after = queries.setQueryData<YearOfPayments>(key, (cached) =>
      cached && lengthOf(cached) >= shown ? withMore(cached, request.month, more) : cached,
    );
    const length = after ? lengthOf(after) : 0;
    const isLast = more.length < limits.paymentsPerFetch && length >= shown;
    setFinished({ place: isLast ? place : '', shown: length });
  };

  const isLong = mayGoOn && shown >= limits.paymentsPerFetch;
  const isAtEnd = isLong && finished.place === place && shown >= finished.shown;
  return { mayHaveMore: isLong && !isAtEnd, isAtEnd, loadMore: () => void loadMore(), isBusy };
}

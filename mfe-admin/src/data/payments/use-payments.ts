import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { type Toasts, usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import { type AdminPayment, fetchAllPayments, type YearOfPayments } from '@vidya/contracts/calls/payment';
import { monthKeys } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { useRequest } from '../use-request.ts';

interface YearRequest {
  year: number;
  signal: AbortSignal;
}

/** Fetches a year with a loading toast; a failure shows an error toast (decision A4). */
async function fetchYear(send: Send, toasts: Toasts, { year, signal }: YearRequest): Promise<YearOfPayments> {
  const toast = toasts.loading(texts.progress.fetchingPayments);
  try {
    const { data, message } = await send(fetchAllPayments, { body: { year }, signal });
    toast.succeed(message || texts.payment.fetched);
    return data;
  } catch (error) {
    if (signal.aborted) toast.dismiss();
    else toast.fail(messageOf(error, texts.payment.fetchFailed));
    throw error;
  }
}

/** The payments of a year, fetched only if that year is not cached (section 4, admin payments). */
export function usePayments(year: number, { isWanted = true } = {}) {
  const { toasts } = usePlatform();
  const { data, ...request } = useRequest({
    key: keys.payments(year),
    fetch: (send, signal) => fetchYear(send, toasts, { year, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  return { ...request, payments: data };
}

/**
 * The newest payments of a year, newest first. Each month contains its newest payments, so the year's newest are among
 * them.
 */
export const newestPayments = ({ paymentsByMonth }: YearOfPayments, howMany: number): AdminPayment[] =>
  monthKeys
    .flatMap((month) => paymentsByMonth[month].items)
    .toSorted((a, b) => b.created_at - a.created_at)
    .slice(0, howMany);

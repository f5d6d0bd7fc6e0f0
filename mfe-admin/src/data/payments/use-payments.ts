import { useQuery } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { type Toasts, usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import { fetchAllPayments, type YearOfPayments } from '@vidya/contracts/calls/payment';
import { texts } from '@vidya/contracts/texts/texts';

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
  const { send, toasts } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys.payments(year),
    queryFn: ({ signal }) => fetchYear(send, toasts, { year, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: isWanted,
  });
  return { payments: data, error, isFetching, retry: () => void refetch() };
}

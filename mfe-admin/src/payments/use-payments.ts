import { fetchAllPayments } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { AdminPayment, YearOfPayments } from '@vidya/contracts/calls/payment';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { monthKeys } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { useRequest } from '../data/use-request.ts';

/** The payments of a year, fetched if it is not cached (section 4, admin payments), with toasts (decision A4). */
export function usePayments(year: number, { isWanted = true } = {}) {
  const { toasts } = usePlatform();
  const { data, ...request } = useRequest({
    key: keys.payments(year),
    fetch: async (send, signal): Promise<YearOfPayments> => {
      const toast = toasts.loading(texts.progress.fetchingPayments);
      try {
        const response = await send(fetchAllPayments, { body: { year }, signal });
        toast.succeed(response.message || texts.payment.fetched);
        return response.data;
      } catch (error) {
        if (signal.aborted) toast.dismiss();
        else toast.fail(messageOf(error, texts.payment.fetchFailed));
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  return { ...request, payments: data };
}

/** The newest payments of a year, newest first. Each month contains its newest ones. */
export const newestPayments = ({ paymentsByMonth }: YearOfPayments, howMany: number): AdminPayment[] =>
  monthKeys
    .flatMap((month) => paymentsByMonth[month].items)
    .toSorted((a, b) => b.created_at - a.created_at)
    .slice(0, howMany);

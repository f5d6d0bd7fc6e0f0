import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { fetchAllPayments, type YearRequest } from '@vidya/contracts/calls/payment';

/** Searches payments without a toast, because it runs with every pause in typing. */
export function usePaymentSearch(request: YearRequest, isWanted: boolean) {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.paymentSearch(request),
    queryFn: async ({ signal }) => (await send(fetchAllPayments, { body: request, signal })).data,
    placeholderData: keepPreviousData,
    enabled: isWanted,
    retry: false,
  });
}

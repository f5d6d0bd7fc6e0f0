import { type PaymentFilter, paymentFilters } from '@vidya/contracts/calls/choices';
import { limits } from '@vidya/contracts/rules/limits';
import { useAddressParams } from '../use-address-params.ts';

/** The filter of a month's payments; empty means all. */
export function usePaymentFilter() {
  const { params, write } = useAddressParams();
  const q = (params['q'] ?? '').trim().slice(0, limits.searchCharacters);
  const status = paymentFilters.find((one) => one === params['status']);
  return {
    q,
    search: (text: string) => write({ q: text }),
    status,
    chooseStatus: (chosen: PaymentFilter | '') => write({ status: chosen }),
    /** The filter as part of a request. */
    filter: { ...(q && { q }), ...(status && { status }) },
    clear: () => write({ q: '', status: '' }),
    isNarrowed: q !== '' || status !== undefined,
  };
}

export type PaymentChoice = ReturnType<typeof usePaymentFilter>;

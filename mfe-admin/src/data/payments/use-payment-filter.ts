import { type PaymentFilter, paymentFilters } from '@vidya/contracts/calls/payment';
import { limits } from '@vidya/contracts/rules/limits';
import { useAddressParams } from '../use-address-params.ts';

/** Which of a month's payments are looked for; nothing chosen means all. */
export function usePaymentFilter() {
  const { params, write } = useAddressParams();
  const q = (params['q'] ?? '').trim().slice(0, limits.searchCharacters);
  const status = paymentFilters.find((one) => one === params['status']);
  return {
    q,
    search: (text: string) => write({ q: text }),
    status,
    chooseStatus: (chosen: PaymentFilter | '') => write({ status: chosen }),
    /** What a request says of it. */
    filter: { ...(q && { q }), ...(status && { status }) },
    clear: () => write({ q: '', status: '' }),
    isNarrowed: q !== '' || status !== undefined,
  };
}

export type PaymentChoice = ReturnType<typeof usePaymentFilter>;

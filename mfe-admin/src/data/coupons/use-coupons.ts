import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { couponStates } from '@vidya/contracts/calls/choices';
import { listCoupons } from '@vidya/contracts/calls/coupon';
import { limits } from '@vidya/contracts/rules/limits';
import { pageOfAddress } from '../page-of-address.ts';
import { useAddressParams } from '../use-address-params.ts';
import { useCouponSorting } from './coupon-sorting.ts';

/** The filter, sort order and page of the coupons, stored in the address. */
export function useCouponsAddress() {
  const { params, write } = useAddressParams();
  const state = couponStates.find((one) => one === params['state']);
  const q = (params['q'] ?? '').trim().slice(0, limits.searchCharacters);
  const page = pageOfAddress(params['page']);
  const sorting = useCouponSorting();
  return {
    state,
    q,
    page,
    sorting,
    isNarrowed: q !== '' || state !== undefined,
    search: (text: string) => write({ q: text, page: '' }),
    choose: (chosen: string) => write({ state: chosen, page: '' }),
    turn: (next: number) => write({ page: next > 1 ? String(next) : '' }),
    clear: () => write({ q: '', state: '', page: '' }),
  };
}

export type CouponsAddress = ReturnType<typeof useCouponsAddress>;

/** One page of coupons. The previous page stays while the next one loads. */
export function useCoupons({ state, q, page, sorting }: CouponsAddress) {
  const { send } = usePlatform();
  const query = { page, ...(q && { q }), ...(state && { state }), ...sorting.chosen };
  const asked = useQuery({
    queryKey: keys.couponPage(query),
    queryFn: async ({ signal }) => {
      const { data, total } = await send(listCoupons, { query, signal });
      return { coupons: data, total: Math.max(total ?? 0, data.length) };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  const total = asked.data?.total;
  return {
    coupons: asked.data?.coupons,
    total,
    pages: Math.max(1, Math.ceil((total ?? 0) / limits.couponsPerPage)),
    error: asked.error,
    isOutdated: asked.isPlaceholderData,
    isFetching: asked.isFetching,
    retry: () => void asked.refetch(),
  };
}

export type CouponList = ReturnType<typeof useCoupons>;

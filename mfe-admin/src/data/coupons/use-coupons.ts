import { keys } from '@vidya/contracts/browser/keys';
import { couponStates, listCoupons } from '@vidya/contracts/calls/coupon';
import { limits } from '@vidya/contracts/rules/limits';
import { useListAddress } from '../use-list-address.ts';
import { useRequest } from '../use-request.ts';
import { useCouponSorting } from './coupon-sorting.ts';

/** The filter, sort order and page of the coupons, stored in the address. */
export function useCouponsAddress() {
  const { params, q, page, search, turn, write } = useListAddress();
  const state = couponStates.find((one) => one === params['state']);
  return {
    state,
    q,
    page,
    sorting: useCouponSorting(),
    isNarrowed: q !== '' || state !== undefined,
    search,
    choose: (chosen: string) => write({ state: chosen, page: '' }),
    turn,
    clear: () => write({ q: '', state: '', page: '' }),
  };
}

export type CouponsAddress = ReturnType<typeof useCouponsAddress>;

/** One page of coupons. The previous page stays while the next one loads. */
export function useCoupons({ state, q, page, sorting }: CouponsAddress) {
  const query = { page, ...(q && { q }), ...(state && { state }), ...sorting.chosen };
  const { data, ...request } = useRequest({
    key: keys.couponPage(query),
    fetch: async (send, signal) => {
      const { data: coupons, total } = await send(listCoupons, { query, signal });
      return { coupons, total: Math.max(total ?? 0, coupons.length) };
    },
    keepsPrevious: true,
  });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / limits.couponsPerPage));
  return { ...request, coupons: data?.coupons, total: data?.total, pages };
}

export type CouponList = ReturnType<typeof useCoupons>;

import { listCoupons } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useListAddress } from '@vidya/contracts/browser/lists/use-list-address';
import { limits } from '@vidya/contracts/rules/limits';
import { type CouponSort, couponStates } from '@vidya/contracts/texts/choices';
import { type SortRules, sortingOf } from '../data/sorting.ts';
import { useRequest } from '../data/use-request.ts';

/** Newest first, which is not a column, until a column is chosen. */
const orders: SortRules<CouponSort> = {
  labels: {
    code: ['Code, A to Z', 'Code, Z to A'],
    off: ['Takes off most', 'Takes off least'],
    course: ['Course, A to Z', 'Course, Z to A'],
    used: ['Used most', 'Used least'],
    ends: ['Ends first', 'Ends last'],
    state: ['State, A to Z', 'State, Z to A'],
  },
  greatestFirst: ['off', 'used'],
};

/** The filter, sort order and page of the coupons, stored in the address. */
export function useCouponsAddress() {
  const address = useListAddress();
  const { params, q, page, typed, turn, write, clear } = address;
  const state = couponStates.find((one) => one === params['state']);
  return {
    state,
    q,
    page,
    sorting: sortingOf(address, orders),
    isNarrowed: q !== '' || state !== undefined,
    typed,
    choose: (chosen: string) => write({ state: chosen, page: '' }),
    turn,
    clear,
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

import { getMoney, getRates } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useRequest } from '../data/use-request.ts';

/** Balances, the nightly check and closed months. */
export const useBalances = () =>
  useRequest({
    key: keys.balances,
    fetch: async (send, signal) => (await send(getMoney, { signal })).data,
    staleTime: 0,
  });

export const useRates = () =>
  useRequest({ key: keys.rates, fetch: async (send, signal) => (await send(getRates, { signal })).data, staleTime: 0 });

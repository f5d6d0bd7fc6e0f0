import type { QueryClient } from '@tanstack/react-query';

type Defaults = NonNullable<ConstructorParameters<typeof QueryClient>[0]>['defaultOptions'];

/**
 * How data is loaded, in every area. Without a network the library would wait with no word and leave skeletons: calls are
 * sent all the same and fail with their message, and what is on screen loads again when the network is back.
 */
export const queryDefaults = {
  queries: {
    retry: false,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  },
  mutations: { networkMode: 'always' },
} satisfies Defaults;

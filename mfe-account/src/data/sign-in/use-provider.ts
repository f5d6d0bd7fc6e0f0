import { useQuery } from '@tanstack/react-query';
import { getSignInProvider } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';

/** It changes with a new configuration only. */
export const providerQuery = (send: Send) => ({
  queryKey: keys.signInProvider,
  queryFn: async () => (await send(getSignInProvider, {})).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name of the social sign-in's provider; undefined until it is here. Optional: an error names nobody. */
export function useProvider(): string | undefined {
  const { send } = usePlatform();
  return useQuery(providerQuery(send)).data?.name;
}

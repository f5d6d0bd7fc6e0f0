import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { type Consequences, getConsequences } from '@vidya/contracts/calls/people';

/**
 * The consequences of deleting a person or changing their role; null if the request failed, undefined while it loads.
 */
export function useConsequences(userId: string): Consequences | null | undefined {
  const { send } = usePlatform();
  const { data, isError } = useQuery({
    queryKey: keys.consequences(userId),
    queryFn: async ({ signal }) => (await send(getConsequences, { params: { userId }, signal })).data,
    enabled: userId !== '',
    // Not cached: each dialog needs current numbers.
    gcTime: 0,
    retry: false,
  });
  return isError ? null : data;
}

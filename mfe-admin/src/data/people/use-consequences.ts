import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { type Consequences, getConsequences } from '@vidya/contracts/calls/people';

/** What deleting a person or changing their role means; null when it could not be counted, undefined while it is. */
export function useConsequences(userId: string): Consequences | null | undefined {
  const { send } = usePlatform();
  const { data, isError } = useQuery({
    queryKey: keys.consequences(userId),
    queryFn: async ({ signal }) => (await send(getConsequences, { params: { userId }, signal })).data,
    enabled: userId !== '',
    // Numbers of a question asked before are not the numbers of this one.
    gcTime: 0,
    retry: false,
  });
  return isError ? null : data;
}

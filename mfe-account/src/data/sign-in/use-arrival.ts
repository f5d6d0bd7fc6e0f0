import { useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';

/** What follows every sign-in: the data of the previous session are dropped. */
export function useArrival(): (person: User) => void {
  const { signIn } = usePlatform();
  const queries = useQueryClient();
  return (person) => {
    queries.removeQueries({ type: 'inactive' });
    void queries.invalidateQueries();
    signIn(person);
  };
}

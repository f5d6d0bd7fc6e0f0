import { useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';

/** What follows a sign-in, by whatever way: the data of the session before are nobody's any more. */
export function useArrival(): (person: User) => void {
  const { signIn } = usePlatform();
  const queries = useQueryClient();
  return (person) => {
    queries.removeQueries({ type: 'inactive' });
    void queries.invalidateQueries();
    signIn(person);
  };
}

import { safeNext } from '@vidya/contracts/texts/paths';
import { useSearchParams } from 'react-router-dom';

/** The address that the person wanted before the login (decision R3). `isNew`: they come from a sign-up without script. */
export function useNext(): { next: string | undefined; destination: string; isNew: boolean } {
  const [search] = useSearchParams();
  const next = search.get('next') ?? undefined;
  return { next, destination: safeNext(next), isNew: search.get('after') === 'signUp' };
}

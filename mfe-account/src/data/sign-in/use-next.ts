import { safeNext } from '@vidya/contracts/texts/paths';
import { useSearchParams } from 'react-router-dom';

/** The address that the person wanted before the login (decision R3). */
export function useNext(): { next: string | undefined; destination: string } {
  const next = useSearchParams()[0].get('next') ?? undefined;
  return { next, destination: safeNext(next) };
}

import { safeNext } from '@vidya/contracts/texts/paths';
import { useSearchParams } from 'react-router-dom';

/** Where the person wanted to go before they were asked who they are (decision R3). */
export function useNext(): { next: string | undefined; destination: string } {
  const next = useSearchParams()[0].get('next') ?? undefined;
  return { next, destination: safeNext(next) };
}

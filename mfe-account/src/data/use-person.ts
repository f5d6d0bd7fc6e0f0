import type { User } from '@vidya/contracts/calls/account';
import { useSession } from './use-session.ts';

/** The signed-in user; null for visitors and during the start-up probe. */
export function usePerson(): User | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}

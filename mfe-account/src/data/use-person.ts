import type { User } from '@vidya/contracts/calls/account';
import { useSession } from './use-session.ts';

/** Who is signed in; null for visitors and until the start-up probe has answered. */
export function usePerson(): User | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}

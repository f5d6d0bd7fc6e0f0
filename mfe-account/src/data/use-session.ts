import { type Session, usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { useAtomValue } from 'jotai';

export const useSession = (): Session => useAtomValue(usePlatform().sessionAtom);

/** The signed-in user; null for visitors and during the start-up probe. */
export function usePerson(): User | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}

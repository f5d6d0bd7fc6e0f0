import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Role, User } from '@vidya/contracts/calls/account';
import { useAtomValue } from 'jotai';

/** Who is here; null while the start-up probe runs. The shell has already turned visitors away (decision R4). */
export function usePerson(): User | null {
  const session = useAtomValue(usePlatform().sessionAtom);
  return session.status === 'signedIn' ? session.user : null;
}

export const isStaff = (role: Role): boolean => role !== 'USER';

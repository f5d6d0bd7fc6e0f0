import { usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { Role } from '@vidya/contracts/calls/choices';
import { useAtomValue } from 'jotai';

/**
 * The signed-in person; null while the start-up probe runs. The shell has already redirected visitors (decision R4).
 */
export function usePerson(): User | null {
  const session = useAtomValue(usePlatform().sessionAtom);
  return session.status === 'signedIn' ? session.user : null;
}

export const isStaff = (role: Role): boolean => role !== 'USER';

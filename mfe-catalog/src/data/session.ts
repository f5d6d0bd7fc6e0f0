import { type Session, usePlatform } from '@vidya/contracts/browser/platform';
import { useAtomValue } from 'jotai';

/** The current session, from the shell. */
export const useSession = (): Session => useAtomValue(usePlatform().sessionAtom);

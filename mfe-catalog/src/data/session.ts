import { type Session, usePlatform } from '@vidya/contracts/browser/platform';
import { useAtomValue } from 'jotai';

/** Who is here, as the shell knows it. */
export const useSession = (): Session => useAtomValue(usePlatform().sessionAtom);

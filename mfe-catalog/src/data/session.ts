import { usePlatform, type Session } from '@vidya/contracts/platform';
import { useAtomValue } from 'jotai';

/** Who is here, as the shell knows it. */
export const useSession = (): Session => useAtomValue(usePlatform().sessionAtom);

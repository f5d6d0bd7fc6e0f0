import { type Session, usePlatform } from '@vidya/contracts/platform';
import { useAtomValue } from 'jotai';

export const useSession = (): Session => useAtomValue(usePlatform().sessionAtom);

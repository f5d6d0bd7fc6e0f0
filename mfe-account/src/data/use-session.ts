import { type Session, usePlatform } from '@vidya/contracts/browser/platform';
import { useAtomValue } from 'jotai';

export const useSession = (): Session => useAtomValue(usePlatform().sessionAtom);

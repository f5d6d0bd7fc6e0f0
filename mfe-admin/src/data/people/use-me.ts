import { usePlatform } from '@vidya/contracts/browser/platform';
import { useAtomValue } from 'jotai';

/** The administrator's own id; '' until the session is known. */
export function useMyId(): string {
  const session = useAtomValue(usePlatform().sessionAtom);
  return session.status === 'signedIn' ? session.user._id : '';
}

import { clearStored, readStored, store, writeCookie } from '@vidya/contracts/browser/stored';
import type { User } from '@vidya/contracts/calls/account';
import { learningCookie } from '@vidya/contracts/rules/cookies';
import { isLearning } from '@vidya/contracts/rules/enrolled';

export const storageKey = 'vidya.user';

/** Which people are not asked for a second factor, and until when (`staff/advice-pause.ts`). */
export const advicePauseKey = 'vidya.advicePause';

/** The user stored by an earlier visit. Undefined if there is none or it cannot be read. */
export function readStoredUser(): User | undefined {
  try {
    const text = readStored(storageKey);
    return text ? (JSON.parse(text) as User) : undefined;
  } catch {
    return undefined;
  }
}

/** For the front server, which has no session data: whether the next page keeps room for courses to continue. */
function writeLearning(isNone: boolean): void {
  writeCookie(learningCookie, isNone ? '0' : undefined);
}

/** Storage may be full or disabled: the session then lasts for this page only. */
export function storeUser(user: User): void {
  writeLearning(!isLearning(user));
  if (!store(storageKey, JSON.stringify(user))) console.warn('The session could not be kept for the next visit.');
}

/** Removes all but one note: staff are signed out daily, and their 'Not now' lasts longer than that. */
export function clearStorage(): void {
  writeLearning(false);
  clearStored(advicePauseKey);
}

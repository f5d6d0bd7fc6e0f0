import { isLearning, type User } from '@vidya/contracts/calls/account';
import { learningCookie } from '@vidya/contracts/rules/cookies';
import { writeCookie } from '../write-cookie.ts';

export const storageKey = 'vidya.user';

/** Which people are not asked for a second factor, and until when (`staff/advice-pause.ts`). */
export const advicePauseKey = 'vidya.advicePause';

/** The user stored by an earlier visit. Undefined if there is none or it cannot be read. */
export function readStoredUser(): User | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    return text ? (JSON.parse(text) as User) : undefined;
  } catch {
    return undefined;
  }
}

/** For the front server, which knows nobody: whether the next page keeps room for courses to continue. */
function writeLearning(isNone: boolean): void {
  writeCookie(learningCookie, isNone ? '0' : undefined);
}

/** Storage may be full or disabled: the session then lasts for this page only. */
export function storeUser(user: User): void {
  writeLearning(!isLearning(user));
  try {
    localStorage.setItem(storageKey, JSON.stringify(user));
  } catch (error) {
    console.warn('The session could not be kept for the next visit.', error);
  }
}

/** Removes all but one note: staff are signed out daily, and their 'Not now' lasts longer than that. */
export function clearStorage(): void {
  writeLearning(false);
  try {
    const pause = localStorage.getItem(advicePauseKey);
    localStorage.clear();
    if (pause !== null) localStorage.setItem(advicePauseKey, pause);
  } catch (error) {
    console.warn('Browser storage could not be cleared.', error);
  }
}

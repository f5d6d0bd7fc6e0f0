import { readStored, store } from '@vidya/contracts/browser/stored';
import { factorAdvicePauseDays } from '@vidya/contracts/rules/sign-in-limits';
import { advicePauseKey } from '../session/stored-user.ts';

/** Until when each person of this browser is not asked, in ms. */
type Pauses = Record<string, number>;

function read(now: number): Pauses {
  try {
    const pauses = JSON.parse(readStored(advicePauseKey) ?? '{}') as Pauses;
    return Object.fromEntries(Object.entries(pauses).filter(([, until]) => until > now));
  } catch {
    return {};
  }
}

/** Whether this person said 'Not now' in this browser lately. `now`: in ms. */
export const isAdvicePaused = (userId: string, now = Date.now()): boolean => Object.hasOwn(read(now), userId);

/** Without storage the person is asked again with the next page load. */
export function pauseAdvice(userId: string, now = Date.now()): void {
  const until = now + factorAdvicePauseDays * 86_400_000;
  store(advicePauseKey, JSON.stringify({ ...read(now), [userId]: until }));
}

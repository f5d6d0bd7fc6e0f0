import { texts } from '@vidya/contracts/texts/texts';
import { ApiProblem } from '../../http/errors.ts';
import { createLimiter, type LimitParts } from '../../http/limits.ts';

/** Runs `work` unless this key tried too many unknown codes: codes are short and easy to guess. */
export type CouponAttemptLimiter = <T>(key: string, work: () => Promise<T>) => Promise<T>;

const isWrongGuess = (error: unknown): boolean => error instanceof ApiProblem && error.message === texts.coupon.unknown;

export function createCouponAttemptLimiter(parts: LimitParts): CouponAttemptLimiter {
  const wrong = createLimiter(parts, { name: 'coupon', max: 30, windowMs: 15 * 60_000 });
  return (key, work) => wrong.guessed(key, work, isWrongGuess);
}

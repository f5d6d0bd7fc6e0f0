import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the value is the secret, in constant time. Always false if there is no secret. */
export const isSameSecret = (shown: unknown, secret: string | undefined): boolean =>
  typeof shown === 'string' && secret !== undefined && timingSafeEqual(digest(shown), digest(secret));

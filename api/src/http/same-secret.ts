import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether somebody shows the secret, in the same time for every answer. Where there is no secret, nobody does. */
export const isSameSecret = (shown: unknown, secret: string | undefined): boolean =>
  typeof shown === 'string' && secret !== undefined && timingSafeEqual(digest(shown), digest(secret));

import { hash } from 'node:crypto';
import type { CaptchaChallenge } from '@vidya/contracts/calls/contact';

/** The solution of a challenge, as browsers find and send it. */
export function solveWork({ maxnumber, ...asked }: CaptchaChallenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', `${asked.salt}${number}`) === asked.challenge) return btoa(JSON.stringify({ ...asked, number }));
  }
  throw new Error('No number of the range solves it.');
}

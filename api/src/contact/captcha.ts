import type { CaptchaChallenge } from '@vidya/contracts/calls/contact';
import { createProofOfWork } from '../outside/proof-of-work/proof-of-work.ts';
import type { ContactStore } from './contact.store.ts';

const goodForMs = 20 * 60_000;
/** Takes a phone some tenths of a second. */
const maxnumber = 100_000;

/** Our own proof-of-work captcha (decision U5). */
export function createCaptcha(store: Pick<ContactStore, 'useSignature'>, secret: string) {
  const work = createProofOfWork(secret);
  return {
    /** At least the usual work; `needed` when many messages came from the person's network. */
    challenge(needed: number): Promise<CaptchaChallenge> {
      const max = Math.max(needed, maxnumber);
      return work.challenge({ maxnumber: max, goodForMs, params: { max: String(max) } });
    },
    /** Whether a token took as much work, solved or not: an invented one is refused later. */
    async isEnough(token: string, needed: number): Promise<boolean> {
      const solved = await work.verify(token);
      return solved !== null && Number(solved.params.get('max') ?? maxnumber) >= needed;
    },
    /** Returns true once per solved challenge. */
    async accept(token: string): Promise<boolean> {
      const solved = await work.verify(token);
      // Solved for something else, such as a sign-in.
      if (!solved || solved.params.has('for')) return false;
      return store.useSignature(solved.signature, new Date(Date.now() + goodForMs));
    },
  };
}

export type Captcha = ReturnType<typeof createCaptcha>;

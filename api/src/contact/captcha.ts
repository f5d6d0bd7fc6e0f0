import type { CaptchaChallenge } from '@vidya/contracts/calls/contact';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { CaptchaStore } from './contact.store.ts';

/** Our own proof-of-work captcha (decision U5). */
export interface Captcha {
  challenge(): Promise<CaptchaChallenge>;
  /** Returns true once per solved challenge. */
  accept(token: string): Promise<boolean>;
}

const goodForMs = 20 * 60_000;
/** Takes a phone some tenths of a second. */
const maxnumber = 100_000;

const signatureOf = (token: string): string | null => {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as { signature?: unknown };
    return typeof payload.signature === 'string' ? payload.signature : null;
  } catch {
    return null;
  }
};

export const createCaptcha = (store: CaptchaStore, secret: string): Captcha => ({
  async challenge() {
    const challenge = await createChallenge({
      algorithm: 'SHA-256',
      hmacKey: secret,
      maxnumber,
      expires: new Date(Date.now() + goodForMs),
    });
    return { ...challenge, maxnumber };
  },
  async accept(token) {
    const signature = signatureOf(token);
    if (!signature || !(await verifySolution(token, secret).catch(() => false))) return false;
    return store.use(signature, new Date(Date.now() + goodForMs));
  },
});

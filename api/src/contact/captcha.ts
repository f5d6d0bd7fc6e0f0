import type { CaptchaChallenge } from '@vidya/contracts/calls/contact';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { ContactStore } from './contact.store.ts';

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

/** Our own proof-of-work captcha (decision U5). */
export const createCaptcha = (store: Pick<ContactStore, 'useSignature'>, secret: string) => ({
  async challenge(): Promise<CaptchaChallenge> {
    const challenge = await createChallenge({
      algorithm: 'SHA-256',
      hmacKey: secret,
      maxnumber,
      expires: new Date(Date.now() + goodForMs),
    });
    return { ...challenge, maxnumber };
  },
  /** Returns true once per solved challenge. */
  async accept(token: string): Promise<boolean> {
    const signature = signatureOf(token);
    if (!signature || !(await verifySolution(token, secret).catch(() => false))) return false;
    return store.useSignature(signature, new Date(Date.now() + goodForMs));
  },
});

export type Captcha = ReturnType<typeof createCaptcha>;

import type { CaptchaChallenge } from '@vidya/contracts/calls/contact';
import { createChallenge, verifySolution } from 'altcha-lib/v1';

/** What a solved challenge was made for: its signature covers all of it. */
export interface SolvedWork {
  /** Names the challenge: the caller takes each once. */
  signature: string;
  params: URLSearchParams;
}

interface Challenge {
  /** The largest number to try: twice the mean number of hashes. */
  maxnumber: number;
  goodForMs: number;
  params?: Record<string, string>;
}

const partsOf = (token: string): { signature: string; salt: string } | null => {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as {
      signature?: unknown;
      salt?: unknown;
    };
    const { signature, salt } = payload;
    return typeof signature === 'string' && typeof salt === 'string' ? { signature, salt } : null;
  } catch {
    return null;
  }
};

/** Challenges that cost a browser some time to solve, and a server none to check. */
export const createProofOfWork = (secret: string) => ({
  async challenge({ maxnumber, goodForMs, params = {} }: Challenge): Promise<CaptchaChallenge> {
    const challenge = await createChallenge({
      algorithm: 'SHA-256',
      hmacKey: secret,
      maxnumber,
      params,
      expires: new Date(Date.now() + goodForMs),
    });
    return { ...challenge, maxnumber };
  },
  /** Null for a solution that is wrong or too late. */
  async verify(token: string): Promise<SolvedWork | null> {
    const parts = partsOf(token);
    if (!parts || !(await verifySolution(token, secret).catch(() => false))) return null;
    return { signature: parts.signature, params: new URLSearchParams(parts.salt.split('?')[1] ?? '') };
  },
});

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code to say to a reviewer, 60 bits: 'K7QF-2MXA-9TRB'. */
export function newPreviewCode(): string {
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** The code as people type it: small letters, spaces, no hyphens. */
const normal = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Nobody finds a code of 60 bits from its hash, which is in the link. */
export const codeHash = (code: string): string =>
  createHash('sha256')
    .update(`preview ${normal(code)}`)
    .digest('base64url');

/** Whether a code is that of a hash. */
export function isCode(code: string, hash: string | undefined): boolean {
  const [given, wanted] = [Buffer.from(codeHash(code)), Buffer.from(hash ?? '')];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

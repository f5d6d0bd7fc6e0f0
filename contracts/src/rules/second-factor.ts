import { plainCode } from './text/pasted.ts';

/** The envelope's `Error` of a sign-in whose first factor was right: it goes on with the second. */
export const secondFactorCode = 'SecondFactorNeeded';

/** The envelope's `Error` of a sign-in after many wrong passwords: the browser works for the next one. */
export const workNeededCode = 'WorkNeeded';

/** The envelope's `Error` of an administrator's call that waits for a passkey or an authenticator app. */
export const factorRequiredCode = 'FactorRequired';

/** A recovery code: five groups of five unambiguous characters, 125 random bits. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code as typed, without what people put between its characters. */
export const typedFactorCode = (typed: string): string => plainCode(typed).toLowerCase().replace(/[\s-]/g, '');

/** Whether a typed code is one of an authenticator app; all others are recovery codes. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

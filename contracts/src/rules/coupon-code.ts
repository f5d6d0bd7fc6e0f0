import { plainCode } from './pasted.ts';

/** The stored form of a code: without blanks, in upper case. */
export const couponCode = (typed: string): string => plainCode(typed).replace(/\s+/g, '').toUpperCase();

/** The stored form of a code: without blanks, in upper case. */
export const couponCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

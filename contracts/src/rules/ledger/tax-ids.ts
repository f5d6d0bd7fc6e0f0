import { type Problem, problemsOf } from '../validation.ts';
import { earningsTexts as say } from './earnings-texts.ts';

/** Upper case, without the spaces of a pasted number. */
export const taxIdOf = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Five letters, of which the fourth is the kind of holder, four digits and a letter. */
const panForm = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
/** State, PAN, registration of that PAN, Z, check digit. */
const gstinForm = /^\d{2}[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character of a GSTIN, out of the first 14: weights 1 and 2 in turn, in base 36. */
export function gstinCheckDigit(first14: string): string {
  const sum = first14.split('').reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36]!;
}

export const isPan = (text: string): boolean => panForm.test(text);
export const isGstin = (text: string): boolean =>
  gstinForm.test(text) && gstinCheckDigit(text.slice(0, 14)) === text[14];

/** Both may be empty; a GSTIN contains the PAN of its holder. */
export const taxIdProblems = ({ pan, gstin }: { pan: string; gstin: string }): Problem<'pan' | 'gstin'>[] =>
  problemsOf([
    [pan !== '' && !isPan(pan), 'pan', say.panInvalid],
    [gstin !== '' && !isGstin(gstin), 'gstin', say.gstinInvalid],
    [gstin !== '' && gstin.slice(2, 12) !== pan, 'gstin', say.gstinOfOther],
  ]);

/** What screens show: 'ABC••••34F'. */
export const maskedTaxId = (text: string): string => (text ? `${text.slice(0, 3)}••••${text.slice(-3)}` : '');

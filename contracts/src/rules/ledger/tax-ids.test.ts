import { gstinCheckDigit, isGstin, isPan, maskedTaxId, taxIdOf, taxIdProblems } from './tax-ids.ts';

it.each([
  ['ABCPE1234F', true],
  ['ABCXE1234F', false],
  ['abcpe1234f', false],
  ['ABCPE12345', false],
  ['', false],
])('takes %s as a PAN: %s', (text, isOne) => expect(isPan(text)).toBe(isOne));

// Published examples: the check digits of two public companies' registrations.
it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('takes the GSTIN %s with its check digit only', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
  expect(gstinCheckDigit(gstin.slice(0, 14))).toBe(gstin[14]);
  const others = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (last) => gstin.slice(0, 14) + last);
  expect(others.filter(isGstin)).toEqual([gstin]);
});

it('reads a pasted number, and shows neither middle', () => {
  expect(taxIdOf(' abcpe 1234 f ')).toBe('ABCPE1234F');
  expect([maskedTaxId('ABCPE1234F'), maskedTaxId('')]).toEqual(['ABC••••34F', '']);
});

it('names each problem', () => {
  const messages = (pan: string, gstin: string) => taxIdProblems({ pan, gstin }).map(({ field }) => field);
  expect(messages('', '')).toEqual([]);
  expect(messages('AAPFU0939F', '27AAPFU0939F1ZV')).toEqual([]);
  expect(messages('ABC', '27AAPFU0939F1ZX')).toEqual(['pan', 'gstin']);
  // Of another holder.
  expect(messages('ABCPE1234F', '27AAPFU0939F1ZV')).toEqual(['gstin']);
});

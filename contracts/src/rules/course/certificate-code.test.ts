import { certificateAlphabet, certificateCode } from './certificate-code.ts';

test.each([
  ['KX4M-7TP0-9QRS-1VWZ', 'KX4M-7TP0-9QRS-1VWZ'],
  ['kx4m7tp09qrs1vwz', 'KX4M-7TP0-9QRS-1VWZ'],
  [' kx4m 7tpo 9qrs lvwz ', 'KX4M-7TP0-9QRS-1VWZ'],
  ['KX4M–7TPO–9QRS–IVWZ', 'KX4M-7TP0-9QRS-1VWZ'],
  ['', ''],
  ['<b>', 'B'],
])('a code typed as %j is %j', (typed, code) => expect(certificateCode(typed)).toBe(code));

test('no sign of the alphabet is read as another', () => {
  expect(certificateAlphabet.split('').map(certificateCode)).toEqual(certificateAlphabet.split(''));
  expect(new Set(certificateAlphabet).size).toBe(32);
});

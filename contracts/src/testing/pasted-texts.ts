/** For tests: pasted texts with invisible characters. */
export const pastedTexts: [name: string, text: string][] = [
  ['zero-width spaces', '\u200b'.repeat(4)],
  ['fillers', '\u3164\u2800\u115f\uffa0'],
  ['a direction', 'Asha\u202e Rao\u2069'],
  ['an emoji', '🎉'],
  ['control characters', 'Asha\0\u0007\u001b\u0086'],
  ['half a sign', 'Asha\ud83d'],
  ['an address', 'http://evil.example/%20).'],
  ['a phone number', '\u202a+91 98765\u201143210\u202c'],
  ['an address of mail', ' asha.rao@vidya.example\u200b'],
  ['percent signs', '%00%'],
  ['markup', '<p>5 < 6 &amp; 7</p>'],
  ['a letter in two parts', `Jose\u0301'";--`],
];

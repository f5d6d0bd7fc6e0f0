import { couponCode } from '../buying/coupon-code.ts';
import { youtubeId } from '../course/youtube.ts';
import { typedFactorCode } from '../second-factor.ts';
import { isWebLink } from '../validation.ts';
import { bareNumber, indianNumber, plainLink } from './pasted.ts';

it.each([
  '\u202a98765 43210\u202c',
  '98765\u201143210',
  '98765–43210',
  '(98765) 43.210',
  '+91 98765 43210',
  '+91-9876543210\u200b',
  '0091 9876543210',
  '098765 43210',
  '９８７６５４３２１０',
])('reads %j as one phone number', (typed) => expect(indianNumber(typed)).toBe('9876543210'));

it('leaves other numbers alone', () => {
  expect(['9198765432', '919876543210'].map(indianNumber)).toEqual(['9198765432', '919876543210']);
  expect(indianNumber('+1 987-654-3210')).toBe('+19876543210');
  expect(bareNumber('call 98')).toBe('call98');
});

it.each(['diwali-25', ' DIWALI–25', 'DIWALI—25\u200b', 'Diwali \u2212 25', 'ＤＩＷＡＬＩ‑25'])(
  'reads %j as one coupon',
  (typed) => expect(couponCode(typed)).toBe('DIWALI-25'),
);

it('reads a factor’s code with dashes and blanks of any kind', () => {
  expect(['123\u00a0456', '123–456\u200b', '１２３ 456'].map(typedFactorCode)).toEqual(Array(3).fill('123456'));
});

it.each([
  ['https://a.example/x).', 'https://a.example/x'],
  ['(https://a.example/x)', 'https://a.example/x'],
  ['<https://a.example/x?a=1&amp;b=2>', 'https://a.example/x?a=1&b=2'],
  ['“https://a.example/x”,', 'https://a.example/x'],
  ['https://a.example/x%20\u200b', 'https://a.example/x'],
  ['https://a.example/x%E2%80%8B%29.', 'https://a.example/x'],
  ['https://a.example/C_(language)', 'https://a.example/C_(language)'],
])('reads the link in %j', (typed, link) => expect(plainLink(typed)).toBe(link));

it('takes pasted links of profiles and of YouTube', () => {
  expect(isWebLink('linkedin.com/in/asha\u200b).')).toBe(true);
  expect(youtubeId('https://www.youtube.com/watch?t=1&amp;v=dQw4w9WgXcQ).')).toBe('dQw4w9WgXcQ');
  expect(youtubeId('https://youtu.be/dQw4w9WgXcQ%20')).toBe('dQw4w9WgXcQ');
});

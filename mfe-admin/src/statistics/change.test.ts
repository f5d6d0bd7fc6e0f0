import { changeText, leastBase } from './change.ts';

test.each([
  [125, 100, '25%'],
  [50, 100, '50%'],
  [15, 10, '50%'],
  [1_099, 100, '999%'],
  [1_100, 100, null],
  [9, 9.4, null],
  [0, 1, null],
  [3, 0, null],
])('says of %d people after %d: %s', (now, before, text) => {
  expect(changeText(now, before, leastBase.people)).toBe(text);
});

test('says nothing in percent of a month with less than Rs. 1,000', () => {
  expect(changeText(77_000_00, 999_00, leastBase.paise)).toBeNull();
  expect(changeText(2_000_00, 1_000_00, leastBase.paise)).toBe('100%');
});

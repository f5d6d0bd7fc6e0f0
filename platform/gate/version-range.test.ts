import { compareVersions, satisfies } from './version-range.ts';

it.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.3.9', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['1.3.1', '^0.3.1', false],
  ['0.0.1', '^0.0.1', true],
  ['0.0.2', '^0.0.1', false],
  ['0.1.1', '^0.0.1', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.2.2', '~1.2.3', false],
  ['2.2.9', '~1.2.3', false],
  ['2.0.0', '>=1.2.3', true],
  ['1.2.2', '>=1.2.3', false],
  ['1.0.0-3f9ac01b2d', '^1.0.0', true],
  ['latest', '^1.0.0', false],
  ['1.2.3', '>=1.2.3', true],
  ['1.2.3', '~1.2.3', true],
  ['1.2.10', '^1.2.3', true],
  ['1.0.1', '^0.0.1', false],
  [' 1.2.3 ', ' ^1.2.0 ', true],
  ['1.2', '^1.0.0', false],
  ['1.2.3.4', '^1.2.3', false],
  ['v1.2.3', '^1.2.3', false],
  ['1.2.3', 'v^1.2.3', false],
  ['1.2.3', '^1.2.3 || ^2.0.0', false],
  ['1.0.0', '*', false],
  ['1.0.0', '', false],
])('%s is in %s: %s', (version, range, isIn) => expect(satisfies(version, range)).toBe(isIn));

it('takes a text that is not a version for older than any', () => {
  expect(compareVersions('next', '0.0.0')).toBeLessThan(0);
  expect(compareVersions('0.0.0', 'next')).toBeGreaterThan(0);
  expect(compareVersions('next', 'last')).toBe(0);
});

it('puts versions in order', () => {
  expect(['1.10.0', '1.9.2', '0.1.0', 'next'].toSorted(compareVersions)).toEqual(['next', '0.1.0', '1.9.2', '1.10.0']);
});

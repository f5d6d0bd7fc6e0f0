import { nextVersion } from './next-version.ts';

const published = ['5.9.0', '5.110.3', '5.110.4', '5.111.0', '5.111.2', '5.112.0-beta.1', '5.112.0', '6.0.0'];

it.each([
  ['the newest patch of the next minor', '5.110.3', 'next', '5.111.2'],
  ['the newest of the major', '5.110.3', 'newest', '5.112.0'],
  ['the next minor that there is', '5.9.0', 'next', '5.110.4'],
  ['the next minor, whatever patch is in use', '5.111.0', 'next', '5.112.0'],
  ['nothing for the newest of a major', '5.112.0', 'next', undefined],
] as const)('is %s: after %s, %s', (_, current, reach, expected) => {
  expect(nextVersion(current, published, reach)).toBe(expected);
});

it('is a patch where only patches follow, and no prerelease', () => {
  expect(nextVersion('1.2.0', ['1.2.0', '1.2.1', '1.2.2', '1.3.0-rc.0', '2.0.0'])).toBe('1.2.2');
});

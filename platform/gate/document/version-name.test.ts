import { isVersionName } from './version-name.ts';

// It is the name of a folder, so that a bad one would reach outside the store.
describe('the name of a version', () => {
  it.each(['1.0.0-a1b2c3', '1', 'next_2+build', 'v'.repeat(100)])('may be %s', (name) =>
    expect(isVersionName(name)).toBe(true),
  );
  it.each(['', '.', '..', '.hidden', '-rf', '+1', '../1.0.0', '1.0.0/..', '1/2', '1\\2', ' 1.0.0', 'v'.repeat(101)])(
    'is not %j',
    (name) => expect(isVersionName(name)).toBe(false),
  );
});

import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';
import { changedFiles, journeysFor, journeysOf } from './changed.ts';

it('knows every journey, and none that is gone', () => {
  const there = globSync('e2e/*.test.ts', { cwd: root }).map((file) => path.basename(file, '.test.ts'));
  expect([...new Set(Object.values(journeysOf).flat())].toSorted()).toEqual(there.toSorted());
});

it('takes the journeys of the areas that changed, and those that changed themselves', () => {
  expect(journeysFor(['mfe-account/src/remote.tsx', 'e2e/notes.test.ts'])).toEqual([
    'account',
    'account-recovery',
    'co-instructor',
    'coupons',
    'keyboard',
    'learner-refund',
    'log-in-form',
    'notes',
    'passkeys',
    'second-factor',
    'session',
    'unsaved-words',
  ]);
});

it('walks through every area for what all stand on, and nowhere for words beside the code', () => {
  expect(journeysFor(['contracts/src/calls/course.ts'])).toEqual([
    'account',
    'admin',
    'instructor',
    'learner',
    'session',
  ]);
  expect(journeysFor(['docs/choices/payments.md', 'README.md'])).toEqual([]);
});

it('knows no changes since a commit that is none', () => {
  expect(() => changedFiles('no-such-commit')).toThrow('no-such-commit');
});

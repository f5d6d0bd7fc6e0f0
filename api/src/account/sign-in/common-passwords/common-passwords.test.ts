import { statSync } from 'node:fs';
import path from 'node:path';
import { limits } from '@vidya/contracts/rules/limits';
import { commonPasswords, isCommonPassword } from './common-passwords.ts';

it.each(['123456', 'password', 'iloveyou', 'aaaaaa', '654321', 'password1', 'PassWord'])('knows %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['banyan tuesday kettle', 'vidya-demo', 'password!', ' password', ''])('does not know %j', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('has 10,000 passwords, in lower case and long enough, in a small file', () => {
  const all = [...commonPasswords()];
  expect(all).toHaveLength(10_000);
  expect(all.filter((password) => password.length < limits.password.min)).toEqual([]);
  expect(all.filter((password) => password !== password.toLowerCase())).toEqual([]);
  expect(statSync(path.join(import.meta.dirname, 'common-passwords.txt.br')).size).toBeLessThan(100_000);
});

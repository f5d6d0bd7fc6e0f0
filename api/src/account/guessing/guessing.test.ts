import { login, requestLoginWork } from '@vidya/contracts/calls/sign-in';
import type { Agent } from '../../http/in-process.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { solveWork } from '../../testing/solve-work.ts';
import { hashPassword } from '../sign-in/passwords.ts';

const password = 'monsoon';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ REQUESTS_PER_MINUTE: '1000' });
});
afterAll(() => api.close());

it('after five wrong passwords a browser works for the next one, and one that is known does not', async () => {
  const { email } = await api.signIn({ passwordHash: await hashPassword(password) });
  const own = await api.visitor();
  const attempt = async (typed: string, given: { as?: Agent; work?: string; of?: string } = {}) => {
    const { as, of = email, ...work } = given;
    const { status, body } = await api.inject(login, {
      body: { email: of, password: typed, ...work },
      ...(as && { as }),
    });
    return status === 200 ? 'in' : body.Error;
  };
  expect(await attempt(password, { as: own })).toBe('in');
  const guesses = async (of = email) => Promise.all([1, 2, 3, 4, 5, 6].map(() => attempt('a guess', { of })));
  expect((await guesses()).filter((end) => end === 'WrongCredentials')).toHaveLength(5);
  expect((await guesses('nobody@vidya.example')).filter((end) => end === 'WrongCredentials')).toHaveLength(5);
  expect(await attempt(password)).toBe('WorkNeeded');
  expect(await attempt(password, { as: own })).toBe('in');
  const { body } = await api.inject(requestLoginWork, { body: { email: ` ${email.toUpperCase()} ` } });
  expect(await attempt(password, { work: solveWork(body.Data!) })).toBe('in');
});

import { guessLimits } from '@vidya/contracts/rules/sign-in-limits';
import { ApiProblem, badRequest } from '../../http/errors.ts';
import { createPaidWork } from '../../outside/proof-of-work/paid-work.ts';
import { createProofOfWork } from '../../outside/proof-of-work/proof-of-work.ts';
import { createMemoryState } from '../../outside/shared-state/memory-state.ts';
import { solveWork } from '../../testing/solve-work.ts';
import { createGuessGuard, delayAfterFailures, type Guesser, workAfterFailures } from './guess-guard.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

function given({ isOn = true, known = '' } = {}) {
  const shared = createMemoryState();
  open.push(shared);
  const waited: number[] = [];
  const work = createProofOfWork('a secret');
  const guard = createGuessGuard({
    config: { requestsPerMinute: isOn ? 1_000 : 0 },
    counts: shared.counts,
    work: createPaidWork({ work, counts: shared.counts }),
    isKnownBrowser: (_, browser) => Promise.resolve(browser === known),
    wait: async (ms) => void waited.push(ms),
  });
  const asha: Guesser = { account: 'asha@vidya.example', address: '10.0.0.1', browser: '' };
  const attempt = (isRight: boolean, who: Partial<Guesser> = {}, token = '') =>
    guard
      .guarded({ ...asha, ...who }, token, async () => {
        if (!isRight) throw badRequest('no', 'WrongCredentials');
        return 'in';
      })
      .catch((error: unknown) => (error instanceof ApiProblem ? error.code : error));
  const fail = async (times: number, who: Partial<Guesser> = {}) => {
    const ends: unknown[] = [];
    for (let index = 0; index < times; index += 1) {
      // oxlint-disable-next-line no-await-in-loop
      ends.push(await attempt(false, who));
    }
    return ends;
  };
  const solved = async (who: Partial<Guesser> = {}) => solveWork(await guard.challenge({ ...asha, ...who }));
  return { guard, work, waited, attempt, fail, solved, asha };
}

it('asks for work after five wrong passwords, from everywhere, and lets the right one in with it', async () => {
  const { attempt, fail, solved } = given();
  expect(await fail(6)).toEqual([...Array.from({ length: 5 }, () => 'WrongCredentials'), 'WorkNeeded']);
  expect(await attempt(true, { address: '10.0.0.2' })).toBe('WorkNeeded');
  expect(await attempt(true, {}, await solved())).toBe('in');
  expect(await attempt(true)).toBe('in');
});

it('takes work once, of this account, and as much as is asked for by then', async () => {
  const { attempt, fail, solved } = given();
  await fail(5);
  const early = await solved();
  const token = await solved();
  expect(await attempt(false, {}, token)).toBe('WrongCredentials');
  expect(await attempt(true, {}, token)).toBe('WorkNeeded');
  expect(await attempt(true, {}, await solved({ account: 'dev@vidya.example' }))).toBe('WorkNeeded');
  expect(await attempt(false, {}, await solved())).toBe('WrongCredentials');
  expect(await attempt(true, {}, early)).toBe('WorkNeeded');
  expect(await attempt(true, {}, await solved())).toBe('in');
});

it('takes no work that is late, made up, or was done for something else', async () => {
  const { work, attempt, fail } = given();
  await fail(5);
  const captcha = await work.challenge({ maxnumber: 1_000, goodForMs: 60_000 });
  const late = await work.challenge({ maxnumber: 1_000, goodForMs: -2_000 });
  const tokens = ['', 'nonsense', btoa('{}'), btoa('{"signature":1}'), solveWork(captcha), solveWork(late)];
  expect(await Promise.all(tokens.map((token) => attempt(true, {}, token)))).toEqual(tokens.map(() => 'WorkNeeded'));
});

it('lets nobody else’s guesses count in a browser that the person has used before', async () => {
  const { attempt, fail } = given({ known: 'asha’s own' });
  await fail(12, { address: '10.9.9.9' });
  expect(await attempt(true, { browser: 'asha’s own' })).toBe('in');
  expect(await attempt(true, { browser: 'another' })).toBe('WorkNeeded');
  // Who guesses in it meets the same limit.
  expect(await fail(6, { browser: 'asha’s own' })).toContain('WorkNeeded');
});

it('counts a network too, ten times as mildly, whichever accounts it tries', async () => {
  const { attempt } = given();
  for (let index = 0; index < 50; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await attempt(false, { account: `person-${index}@vidya.example` });
  }
  expect(await attempt(true, { account: 'uma@vidya.example' })).toBe('WorkNeeded');
  expect(await attempt(true, { account: 'uma@vidya.example', address: '10.0.0.2' })).toBe('in');
});

it('counts what is no guess for nothing', async () => {
  const { guard, attempt, asha } = given();
  const blank = () => Promise.reject(badRequest('Password Is Missing', 'ValidationError'));
  for (let index = 0; index < 8; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await guard.guarded(asha, '', blank).catch(() => undefined);
  }
  expect(await attempt(true)).toBe('in');
});

it('of many guesses at once, five are free', async () => {
  const { attempt } = given();
  const ends = await Promise.all(Array.from({ length: 20 }, () => attempt(false)));
  expect(ends.filter((end) => end === 'WrongCredentials')).toHaveLength(5);
});

it('waits longer with each wrong one, and never longer than four seconds', async () => {
  const { fail, waited } = given();
  await fail(5);
  expect(waited).toEqual([0, 0, 0, 250, 500]);
  expect([5, 7, 20].map(delayAfterFailures)).toEqual([1_000, 4_000, 4_000]);
  const { first, max } = guessLimits.work;
  expect([4, 5, 6, 7, 9, 40].map(workAfterFailures)).toEqual([0, first, first, 2 * first, 4 * first, max]);
});

it('is off with all limits', async () => {
  const { attempt, fail, waited } = given({ isOn: false });
  expect(await fail(20)).not.toContain('WorkNeeded');
  expect([await attempt(true), waited]).toEqual(['in', []]);
});

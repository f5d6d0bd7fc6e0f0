/** @long It solves many challenges. */

import { getCaptcha, sendUsMessage } from '@vidya/contracts/calls/contact';
import { forgetPassword, register, requestFormWork } from '@vidya/contracts/calls/sign-in';
import { durationText } from '@vidya/contracts/texts/api-messages';
import { users } from '../database/tables/schema-people.ts';
import { contactMessages } from '../database/tables/schema-site.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { solveWork } from '../testing/solve-work.ts';
import { workAfter } from './address-work.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ REQUESTS_PER_MINUTE: '10000' });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const waitText = /(Or Wait|Try Again In) 1 Hour$/;
/** Everybody of the test has one address. */
const isHourAway = (retryAfter: unknown): boolean => Number(retryAfter) > 3_500 && Number(retryAfter) <= 3_600;

it('asks for twice as much each half of the free ones, up to a maximum', () => {
  expect([0, 59, 60, 89, 90, 120, 10_000].map((done) => workAfter(done, 60))).toEqual([
    0, 0, 50_000, 50_000, 100_000, 200_000, 800_000,
  ]);
});

it.each([
  [1, '1 Second'],
  [59_001, '1 Minute'],
  [61_000, '2 Minutes'],
  [3_540_000, '59 Minutes'],
  [3_540_001, '1 Hour'],
])('says how long %d ms are', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

it('takes sign-ups of a whole college: after sixty an hour each browser works for its own', async () => {
  const signUp = (of: string, work?: string) =>
    api.inject(register, {
      body: {
        fullName: 'Asha Rao',
        email: of && `${of}@vidya.example`,
        password: 'monsoon-rain',
        ...(work && { work }),
      },
    });
  const done = await Promise.all(times(60).map((index) => signUp(`learner${index}`)));
  expect(new Set(done.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await signUp('late');
  expect(refused).toMatchObject({
    status: 403,
    body: { Error: 'WorkNeeded', Message: expect.stringMatching(waitText) },
  });
  expect(isHourAway(refused.headers['retry-after'])).toBe(true);

  const solved = async (form: 'signUp' | 'passwordReset' = 'signUp') =>
    solveWork((await api.inject(requestFormWork, { body: { form } })).body.Data!);
  const token = await solved();
  expect((await signUp('late', token)).status).toBe(200);
  expect((await signUp('later', token)).body.Error).toBe('WorkNeeded');
  expect((await signUp('later', await solved('passwordReset'))).body.Error).toBe('WorkNeeded');
  expect((await signUp('later', 'made up')).body.Error).toBe('WorkNeeded');
  expect(await api.db.select().from(users)).toHaveLength(61);
});

it('counts resets that were sent: neither forms that were not filled in nor those of one account', async () => {
  const ask = (email: string, work?: string) => api.inject(forgetPassword, { body: { email, ...(work && { work }) } });
  const unfilled = await Promise.all(times(70).map(() => ask('')));
  expect(new Set(unfilled.map(({ status }) => status))).toEqual(new Set([400]));

  const same = await Promise.all(times(12).map(() => ask('asha@vidya.example')));
  const refused = same.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]!.body.Message).toMatch(waitText);
  expect(isHourAway(refused[0]!.headers['retry-after'])).toBe(true);

  await Promise.all(times(50).map((index) => ask(`learner${index}@vidya.example`)));
  expect((await ask('late@vidya.example')).body.Error).toBe('WorkNeeded');
  const { body } = await api.inject(requestFormWork, { body: { form: 'passwordReset' } });
  expect((await ask('late@vidya.example', solveWork(body.Data!))).status).toBe(200);
});

it('makes the captcha of the contact form dearer, and counts messages that arrived', async () => {
  const form = {
    name: 'Asha Rao',
    email: 'asha@vidya.example',
    phone: '9876543210',
    subject: 'Invoices',
    message: 'Where do I find mine?',
  };
  const captcha = async () => (await api.inject(getCaptcha)).body.Data!;
  const send = (captchaToken: string) => api.inject(sendUsMessage, { body: { ...form, captchaToken } });
  const failed = await Promise.all(times(40).map(() => send('')));
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([400]));
  const easy = solveWork(await captcha());
  for (let sent = 0; sent < 30; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await send(solveWork(await captcha()))).status).toBe(200);
  }
  // 50,000 is less than a captcha takes anyway.
  expect((await send(easy)).status).toBe(200);
  for (let sent = 31; sent < 61; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await send(solveWork(await captcha()))).status).toBe(200);
  }
  const { maxnumber } = await captcha();
  expect(maxnumber).toBe(200_000);
  expect(await api.db.select().from(contactMessages)).toHaveLength(61);
});

import {
  confirmTotp,
  getSignInSecurity,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '@vidya/contracts/calls/sign-in-security';
import { eq } from 'drizzle-orm';
import { totpSecrets } from '../../database/tables/schema-sign-in.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { addTotp, codeOf } from '../../testing/factors.ts';
import { createSeal } from './sealed-secret.ts';
import { newTotpSecret, stepOf } from './totp.ts';

let api: TestApi;
let asha: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  asha = await api.signIn();
});
afterAll(() => api.close());

const security = async () => (await api.inject(getSignInSecurity, { as: asha })).body.Data!;
const confirm = (code: string) => api.inject(confirmTotp, { as: asha, body: { code } });

describe('an authenticator app', () => {
  it('counts from its first code on, and brings ten recovery codes', async () => {
    const started = (await api.inject(startTotp, { as: asha })).body.Data!;
    expect(started.address).toContain(`secret=${started.secret}`);
    expect(started.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect(await security()).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    const code = codeOf(started.secret);
    const confirmed = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(confirmed.body.Message).toBe('Authenticator App Added Successfully');
    expect(confirmed.body.Data?.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.body.Data?.recoveryCodes).size).toBe(10);
    expect(await security()).toMatchObject({ totpSince: expect.any(String) as string, recoveryCodesLeft: 10 });
    await api.jobs.drain();
    expect(api.mails.map(({ subject }) => subject)).toEqual(['An authenticator app was added']);
  });

  it.each(['000000', '', 'abcdef', '1'.repeat(40)])('is not confirmed by %j', async (code) => {
    await api.inject(startTotp, { as: asha });
    expect(await confirm(code)).toMatchObject({ status: 400, body: { Error: 'WrongCredentials' } });
    expect(await security()).toMatchObject({ totpSince: null });
  });

  it('is the only one of its person, until it is removed with its recovery codes', async () => {
    await addTotp(api, asha);
    expect((await api.inject(startTotp, { as: asha })).status).toBe(409);
    expect((await api.inject(removeTotp, { as: asha })).status).toBe(200);
    expect(await security()).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    expect((await api.inject(removeTotp, { as: asha })).status).toBe(404);
    await addTotp(api, asha);
  });

  it('is confirmed once by two at the same time', async () => {
    const { secret } = (await api.inject(startTotp, { as: asha })).body.Data!;
    const both = await Promise.all([confirm(codeOf(secret)), confirm(codeOf(secret))]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await security()).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('has its secret in the database as nobody can read it', async () => {
    const { secret } = await addTotp(api, asha);
    const [row] = await api.db.select().from(totpSecrets).where(eq(totpSecrets.userId, asha.id));
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});

it('new recovery codes replace those before, for who has something to recover', async () => {
  expect((await api.inject(renewRecoveryCodes, { as: asha })).status).toBe(409);
  const { recoveryCodes } = await addTotp(api, asha);
  const renewed = (await api.inject(renewRecoveryCodes, { as: asha })).body.Data!.recoveryCodes;
  expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  expect(renewed[0]).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{5}-){4}[0-9a-hjkmnp-tv-z]{5}$/);
  expect(await security()).toMatchObject({ recoveryCodesLeft: 10 });
});

describe('a sealed secret', () => {
  it('is read with the same key and for the same person alone', async () => {
    const one = createSeal('one');
    const sealed = await one.seal('JBSWY3DP', 'asha');
    expect(await one.open(sealed, 'asha')).toBe('JBSWY3DP');
    expect(await one.open(sealed, 'dev')).toBeNull();
    expect(await createSeal('other').open(sealed, 'asha')).toBeNull();
    expect(await one.open('nothing', 'asha')).toBeNull();
  });
});

it('a code holds for its step of 30 s and the two beside it', () => {
  const secret = newTotpSecret();
  const now = 1_800_000_015_000;
  const stepAt = (seconds: number) => stepOf(secret, codeOf(secret, 0, now), now + seconds * 1000);
  const step = stepAt(0);
  expect([stepAt(-30), stepAt(30), stepAt(-61), stepAt(61)]).toEqual([step, step, null, null]);
});

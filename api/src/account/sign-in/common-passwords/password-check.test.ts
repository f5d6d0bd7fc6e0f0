import { checkPassword, login, register, resetPassword, updatePassword } from '@vidya/contracts/calls/sign-in';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { sql } from 'drizzle-orm';
import { type Person, startApi, type TestApi } from '../../../testing/api.ts';
import { type RangeService, startRangeService } from '../../../testing/range-service.ts';
import { addResetToken } from '../password-resets.store.ts';
import { hashPassword } from '../passwords.ts';

const breached = 'kettle banyan';
const fresh = 'kettle tuesday';

let service: RangeService;
let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  service = await startRangeService([breached]);
  api = await startApi({ BREACHED_PASSWORDS_URL: service.url });
  passwordHash = await hashPassword('monsoon');
});
beforeEach(async () => {
  await api.reset();
  service.respond = service.range;
  service.requests.length = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await api.close();
  await service.stop();
});

const refused = (Message: string) => ({ status: 400, body: { Message, Error: 'ValidationError' } });
const isBreached = refused(apiMessages.account.passwordBreached);
const isOfWords = refused(apiMessages.account.passwordOfWords);

const change = (as: Person, newPassword: string) =>
  api.inject(updatePassword, { as, body: { currPassword: 'monsoon', newPassword } });
/** The way from forgotten passwords, from “This was not me” and from the administrators' command. */
async function resetting({ id: userId }: Person) {
  const params = { userId, token: await addResetToken(api.db, userId) };
  return (newPassword: string, token = params.token) =>
    api.inject(resetPassword, { params: { ...params, token }, body: { newPassword } });
}
const canLogIn = async ({ email }: Person, password: string): Promise<boolean> =>
  (await api.inject(login, { body: { email, password } })).status === 200;
const isAdvisedAgainst = async (password: string) =>
  (await api.inject(checkPassword, { body: { password } })).body.Data?.isCommon;

describe.each(['INSTRUCTOR', 'ADMIN'] as const)('refuses a breached password to an %s', (role) => {
  it('who changes it', async () => {
    const person = await api.signIn({ passwordHash, role });
    expect(await change(person, breached)).toMatchObject(isBreached);
    expect(await canLogIn(person, 'monsoon')).toBe(true);
    expect((await change(person, fresh)).status).toBe(200);
  });

  it('who resets it, and keeps the link good', async () => {
    const person = await api.signIn({ passwordHash, role });
    const reset = await resetting(person);
    expect((await reset(breached, 'guess')).body.Message).toBe(apiMessages.account.resetLinkInvalid);
    // A guessed link tells nothing of the role, and makes no work.
    expect(service.requests).toEqual([]);
    expect(await reset(breached)).toMatchObject(isBreached);
    expect(await canLogIn(person, 'monsoon')).toBe(true);
    expect((await reset(fresh)).status).toBe(200);
  });
});

it('holds no transaction open while it waits for the service', async () => {
  const person = await api.signIn({ passwordHash, role: 'ADMIN' });
  // The embedded database has one connection.
  service.respond = (request, response) =>
    void api.db.execute(sql`select 1`).then(() => service.range(request, response));
  expect(await change(person, breached)).toMatchObject(isBreached);
  expect(await (await resetting(person))(breached)).toMatchObject(isBreached);
});

it('advises learners, refuses them nothing, and asks nobody when they save', async () => {
  expect([await isAdvisedAgainst(breached), await isAdvisedAgainst(fresh)]).toEqual([true, false]);
  expect(service.requests).toHaveLength(2);
  const person = await api.signIn({ passwordHash });
  expect((await change(person, breached)).status).toBe(200);
  expect((await (await resetting(person))(breached)).status).toBe(200);
  const form = { fullName: 'Meera Nair', email: 'meera@vidya.example', password: breached };
  expect((await api.inject(register, { body: form })).status).toBe(200);
  expect(service.requests).toHaveLength(2);
});

it('does not ask about what it knows by itself', async () => {
  expect([await isAdvisedAgainst('iloveyou'), await isAdvisedAgainst('Vidya@2026')]).toEqual([true, true]);
  expect(service.requests).toEqual([]);
});

it('takes any other password while the service fails, and logs it', async () => {
  service.respond = (_request, response) => void response.writeHead(503).end();
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const person = await api.signIn({ passwordHash, role: 'ADMIN' });
  expect(await isAdvisedAgainst(breached)).toBe(false);
  expect(await change(person, 'iloveyou')).toMatchObject(refused(apiMessages.account.passwordCommon));
  expect((await change(person, breached)).status).toBe(200);
  expect(warn).toHaveBeenCalledTimes(2);
});

it.each(['vidya123', 'AshaRao-1', 'rao.writes'])(
  'refuses %s, only words of the site or hers, to staff',
  async (password) => {
    const asha = { fullName: 'Asha Rao', email: 'writes@vidya.example', passwordHash };
    const person = await api.signIn({ ...asha, role: 'INSTRUCTOR' });
    expect(await change(person, password)).toMatchObject(isOfWords);
    expect(await (await resetting(person))(password)).toMatchObject(isOfWords);
  },
);

it('lets a learner choose words of the site, and advises against them', async () => {
  const person = await api.signIn({ passwordHash });
  expect(await isAdvisedAgainst('vidya123')).toBe(true);
  expect((await change(person, 'vidya123')).status).toBe(200);
  // Nobody is known who could be meant.
  expect(await isAdvisedAgainst('asharao1')).toBe(false);
});

import { randomUUID } from 'node:crypto';
import { endDevice, endOtherDevices, getProfile, listDevices } from '@vidya/contracts/calls/account';
import { login } from '@vidya/contracts/calls/sign-in';
import { texts } from '@vidya/contracts/texts/texts';
import { eq } from 'drizzle-orm';
import { sessions } from '../../database/tables/schema-people.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { hashPassword } from './passwords.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const devicesOf = async (person: Person) => (await api.inject(listDevices, { as: person })).body.Data ?? [];
const idHere = async (person: Person): Promise<string> =>
  (await devicesOf(person)).find((device) => device.isThis)?._id ?? '';
const isSignedIn = async (person: Person): Promise<boolean> =>
  (await api.inject(getProfile, { as: person })).status === 200;

it('names this browser first, and nobody else’s', async () => {
  const person = await api.signIn({ passwordHash: await hashPassword('monsoon') });
  await api.signIn();
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
  const elsewhere = await api.visitor();
  const body = { email: person.email, password: 'monsoon' };
  await api.inject(login, { as: elsewhere, body, headers: { 'user-agent': userAgent } });
  const expired = { userId: person.id, expiresAt: new Date(0) };
  await api.db.insert(sessions).values(expired);

  const devices = await devicesOf(person);
  expect(devices.map(({ browser, isThis }) => [browser, isThis])).toEqual([
    ['Unknown browser', true],
    ['Firefox on Linux', false],
  ]);
});

it('notes when a browser was seen, at most once a minute', async () => {
  const person = await api.signIn();
  const setSeen = (secondsAgo: number) =>
    api.db.update(sessions).set({ lastSeenAt: new Date(Date.now() - secondsAgo * 1_000) });
  const seen = async () => (await api.db.select().from(sessions))[0]!.lastSeenAt.getTime();

  await setSeen(30);
  const before = await seen();
  await api.inject(getProfile, { as: person });
  expect(await seen()).toBe(before);

  await setSeen(90);
  await api.inject(getProfile, { as: person });
  expect(await seen()).toBeGreaterThan(before);
});

it('ends another browser of the same person', async () => {
  const here = await api.signIn();
  const elsewhere = await api.resume(here);
  const deviceId = await idHere(elsewhere);
  expect((await api.inject(endDevice, { as: here, params: { deviceId } })).status).toBe(200);
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await api.inject(endDevice, { as: here, params: { deviceId } })).status).toBe(404);
});

it('signs out when the device is this one', async () => {
  const person = await api.signIn();
  const response = await api.inject(endDevice, { as: person, params: { deviceId: await idHere(person) } });
  expect(response.body.Message).toBe(texts.session.loggedOut);
  expect(person.cookies.has('vidya_session')).toBe(false);
  expect(await api.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
});

it('knows nothing of somebody else’s device', async () => {
  const [person, other] = [await api.signIn(), await api.signIn({ role: 'ADMIN' })];
  const deviceIds = [await idHere(person), randomUUID(), 'me'];
  const responses = await Promise.all(
    deviceIds.map((deviceId) => api.inject(endDevice, { as: other, params: { deviceId } })),
  );
  expect(responses.map((response) => response.status)).toEqual([404, 404, 404]);
  expect(await isSignedIn(person)).toBe(true);
});

it('signs out everywhere else', async () => {
  const here = await api.signIn();
  const others = [await api.resume(here), await api.resume(here)];
  const stranger = await api.signIn();
  expect((await api.inject(endOtherDevices, { as: here })).status).toBe(200);
  expect(await Promise.all([here, ...others, stranger].map(isSignedIn))).toEqual([true, false, false, true]);
});

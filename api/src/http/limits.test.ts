import { getProfile } from '@vidya/contracts/calls/account';
import { type Person, startApi, type TestApi } from '../testing/api.ts';

const frontSecret = 'known to the front server and nobody else';

let api: TestApi;
let person: Person;
beforeAll(async () => {
  api = await startApi({ REQUESTS_PER_MINUTE: '40', FRONT_SECRET: frontSecret });
});
afterAll(() => api.close());

const statusFrom = async (headers: Record<string, string>): Promise<number> =>
  (await api.app.inject({ url: '/api/v1/health', headers })).statusCode;

it('counts per address, and believes forwarded addresses from the front server only', async () => {
  const from = (address: string) => ({ 'x-vidya-front': frontSecret, 'x-forwarded-for': `6.6.6.6, ${address}` });
  for (let request = 0; request < 40; request += 1) await statusFrom(from('192.0.2.1'));
  expect(await statusFrom(from('192.0.2.1'))).toBe(429);
  expect(await statusFrom(from('192.0.2.2'))).toBe(200);

  const forged = (address: string) => ({ 'x-vidya-front': 'a guess', 'x-forwarded-for': address });
  for (let request = 0; request < 40; request += 1) await statusFrom(forged(`192.0.2.${request + 10}`));
  expect(await statusFrom(forged('192.0.2.99'))).toBe(429);
});

it('answers a server that asks whether it is ready, however much comes from its address', async () => {
  const ready = (headers = {}) => api.app.inject({ url: '/api/v1/ready', remoteAddress: '203.0.113.9', headers });
  for (let request = 0; request < 50; request += 1) await ready();
  expect((await ready()).statusCode).toBe(200);
  const forwarded = { 'x-vidya-front': frontSecret, 'x-forwarded-for': '192.0.2.200' };
  for (let request = 0; request < 40; request += 1) await ready(forwarded);
  expect((await ready(forwarded)).statusCode).toBe(429);
});

it('counts per account too, wherever the requests come from', async () => {
  const person = await api.signIn();
  const ask = (address: string) =>
    api.inject(getProfile, { as: person, headers: { 'x-vidya-front': frontSecret, 'x-forwarded-for': address } });
  for (let request = 0; request < 40; request += 1) await ask(`198.51.100.${request}`);
  expect(await ask('198.51.100.200')).toMatchObject({
    status: 429,
    body: { Success: false, Error: 'TooManyRequests' },
  });
});

it.each([
  ['of an address', () => api.app.inject({ url: '/api/v1/health', remoteAddress: '203.0.113.1' })],
  ['of an account', async () => api.app.inject({ url: '/api/v1/user/auth/getProfile', headers: person.headers })],
])('says when it is worth another try, in words and in the header: %s', async (_, ask) => {
  person = await api.signIn();
  for (let request = 0; request < 40; request += 1) await ask();
  const { headers, json } = await ask();
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(json<{ Message: string }>().Message).toMatch(
    /^Too Many Requests, Please Try Again In (1 Minute|\d+ Seconds?)$/,
  );
});

import { getProfile } from '@vidya/contracts/calls/account';
import { startApi, type TestApi } from '../testing/api.ts';

const frontSecret = 'known to the front server and nobody else';

let api: TestApi;
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

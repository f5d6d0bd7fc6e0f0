import { callAddress, type Envelope } from '@vidya/contracts/calls/call';
import { listCourses } from '@vidya/contracts/calls/catalogue';
import { startApi, type TestApi } from '../testing/api.ts';

const front = 'a-secret-of-the-front-server-for-this-test';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ FRONT_SECRET: front, CATALOGUE_CACHE_MS: '60000' });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const idOf = async (headers: Record<string, string> = {}, url = '/api/v1/health') =>
  (await api.app.inject({ url, headers })).headers['x-request-id'];
const fromFront = { 'x-vidya-front': front };

it('names every request, and takes the front server’s name for it', async () => {
  const [one, other] = [await idOf(), await idOf()];
  expect(one).toMatch(/^[\da-f]{16}$/);
  expect(other).not.toBe(one);
  expect(await idOf({ ...fromFront, 'x-request-id': 'from-the-front' })).toBe('from-the-front');
});

it('names a request whose address nobody can read', async () => {
  expect(await idOf({ ...fromFront, 'x-request-id': 'abc' }, '/api/v1/course/%E0%A4%A')).toBe('abc');
});

it.each([
  ['of anybody else', {}, 'made-up'],
  ['that would break a log', fromFront, 'two words'],
  ['that is too long', fromFront, 'a'.repeat(65)],
])('takes no name %s', async (_, headers, id) => {
  expect(await idOf({ ...headers, 'x-request-id': id })).toMatch(/^[\da-f]{16}$/);
});

it('names a response from memory after its own request', async () => {
  const ask = () => api.app.inject(callAddress(listCourses));
  const [first, second] = [await ask(), await ask()];
  expect([first.statusCode, second.statusCode, second.headers['set-cookie']]).toEqual([200, 200, undefined]);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

it('says the name in the envelope when the server failed, and not when the request was wrong', async () => {
  jest.spyOn(api.app.sessions, 'read').mockRejectedValue(new Error('Nobody expected this'));
  const headers = { ...fromFront, 'x-request-id': 'abc' };
  const ask = async (url: string): Promise<[number, string | undefined]> => {
    const response = await api.app.inject({ url, headers });
    return [response.statusCode, response.json<Envelope>().RequestId];
  };
  expect(await ask('/api/v1/user/auth/getProfile')).toEqual([500, 'abc']);
  expect(await ask('/api/v1/nowhere')).toEqual([404, undefined]);
});

import { API_BASE } from '@vidya/contracts/texts/api-base';
import { startApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ CATALOGUE_CACHE_MS: '60000' });
});
afterAll(() => api.close());

const ask = async (path: string) => {
  const { statusCode, headers } = await api.app.inject(`${API_BASE}${path}`);
  return [statusCode, headers.connection];
};

it('is not ready while it drains, serves all the same and keeps no connection', async () => {
  const keepAlive = 'keep-alive';
  // The second response comes from memory.
  expect([await ask('/ready'), await ask('/course/?page=1')]).toEqual([
    [200, keepAlive],
    [200, keepAlive],
  ]);
  api.app.draining.begin();
  expect(await ask('/ready')).toEqual([503, 'close']);
  expect([await ask('/health'), await ask('/course/?page=1'), await ask('/nowhere')]).toEqual([
    [200, 'close'],
    [200, 'close'],
    [404, 'close'],
  ]);
});

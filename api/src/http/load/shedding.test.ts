import type { FastifyInstance } from 'fastify';
import { createMemoryCounts } from '../../outside/shared-state/memory-counts.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { eventually } from '../../testing/eventually.ts';
import { createServer } from '../server.ts';
import type { Load } from './shedding.ts';

const loads: Load[] = ['browsing', 'reading', 'writing', 'essential'];

let api: TestApi;
let app: FastifyInstance;
let poolWaits: number;
let lines: string[];
/** Ends the requests to `/held`. */
let release: () => void;

/** A server with one route for each class, and one that responds when it is released. */
async function serverWith(shedding: Partial<TestApi['config']['shedding']>, requestsPerMinute = 100_000) {
  const { promise, resolve } = Promise.withResolvers<void>();
  release = resolve;
  app = await createServer({
    config: {
      ...api.config,
      requestsPerMinute,
      shedding: { requests: 0, loopDelayMs: 0, poolWaits: 0, ...shedding },
    },
    sessions: api.app.sessions,
    xsrf: { offer: () => '', check: () => undefined, issue: () => '' },
    counts: createMemoryCounts(),
    poolWaits: () => poolWaits,
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  for (const load of loads) app.get(`/${load}`, { config: { load } }, async () => 'served');
  app.route({
    method: ['GET', 'POST'],
    url: '/held',
    config: { load: 'essential' },
    handler: () => promise.then(() => 'served'),
  });
  app.addContentTypeParser('multipart/other', (_request, _body, done) => done(null));
  await app.ready();
}

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => {
  poolWaits = 0;
  lines = [];
});
afterEach(() => app.close());

const served = async (): Promise<Load[]> => {
  const statuses = await Promise.all(loads.map(async (load) => (await app.inject(`/${load}`)).statusCode));
  return loads.filter((_, place) => statuses[place] === 200);
};
/** Sends requests that stay; resolves with their responses once they are released. */
const hold = async (count: number, headers: Record<string, string> = {}) => {
  const method = headers['content-type'] ? 'POST' : 'GET';
  const held = Array.from({ length: count }, () => app.inject({ method, url: '/held', headers }));
  // Each `inject` of the test comes after those.
  await app.inject('/essential');
  return () => Promise.all(held).then((all) => all.map(({ statusCode }) => statusCode));
};

it('refuses browsing first, then reading, then writing, and never what is essential', async () => {
  await serverWith({ poolWaits: 10 });
  for (const [waits, expected] of [
    [9, loads],
    [10, ['reading', 'writing', 'essential']],
    [15, ['writing', 'essential']],
    [20, ['essential']],
    [9, loads],
  ] as const) {
    poolWaits = waits;
    expect([waits, await served()]).toEqual([waits, expected]);
  }
});

it('says in the envelope when to come again, and that no other server has to be asked', async () => {
  await serverWith({ poolWaits: 1 });
  poolWaits = 1;
  const { statusCode, headers, body } = await app.inject('/browsing');
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toMatchObject({ Success: false, Data: null, Error: 'Overloaded' });
  expect(headers).toMatchObject({ 'x-vidya-shed': '1', 'cache-control': 'no-store' });
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2);
  expect(lines).toEqual([]);
});

it('counts requests from their start until their response begins, but no uploads', async () => {
  await serverWith({ requests: 4 });
  const uploads = await hold(9, { 'content-type': 'multipart/other' });
  expect(await served()).toEqual(loads);
  const running = await hold(6);
  expect((await app.inject('/reading')).statusCode).toBe(503);
  expect((await app.inject('/writing')).statusCode).toBe(200);
  release();
  expect([...(await uploads()), ...(await running())]).toEqual(Array.from({ length: 15 }, () => 200));
  expect(await served()).toEqual(loads);
});

it('forgets a request whose client went away', async () => {
  await serverWith({ requests: 1 });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const leave = new AbortController();
  const left = fetch(`${address}/held`, { signal: leave.signal }).catch(() => 'left');
  await eventually(async () => (await app.inject('/browsing')).statusCode === 503);
  leave.abort();
  expect(await left).toBe('left');
  await eventually(async () => (await app.inject('/browsing')).statusCode === 200);
});

it('refuses while the event loop is late, if there are many requests', async () => {
  await serverWith({ requests: 8, loopDelayMs: 20 });
  const block = (): void => {
    const until = performance.now() + 60;
    while (performance.now() < until);
  };
  const blocking = setInterval(block, 5);
  const running = await hold(2);
  await eventually(async () => (await app.inject('/browsing')).statusCode === 503);
  release();
  await running();
  expect((await app.inject('/browsing')).statusCode).toBe(200);
  clearInterval(blocking);
});

it('refuses nothing where limits are off', async () => {
  await serverWith({ poolWaits: 1, requests: 1 }, 0);
  poolWaits = 100;
  expect(await served()).toEqual(loads);
});

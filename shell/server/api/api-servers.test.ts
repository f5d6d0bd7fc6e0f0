import { mockApi } from '../testing/mock-api.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { createApiServers } from './api-servers.ts';

type MockApi = Awaited<ReturnType<typeof mockApi>>;
let servers: [MockApi, MockApi];
let given: Awaited<ReturnType<typeof sampleSite>>;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  servers = [await mockApi('one'), await mockApi('two')];
  given = await sampleSite({ API_URL: servers.map(({ address }) => address).join(', ') });
});
afterEach(() => Promise.all([given, ...servers].map((each) => each.close())));

const get = () => given.site.inject('/api/v1/courses');
const namesOf = async (count: number): Promise<string[]> => {
  const names: string[] = [];
  for (let sent = 0; sent < count; sent += 1) names.push((await get()).json<{ name: string }>().name);
  return names;
};

describe('the servers of the API', () => {
  it('take turns', async () => {
    expect(new Set(await namesOf(2))).toEqual(new Set(['one', 'two']));
  });

  it('are left out while they do not respond, and no reader notices', async () => {
    await servers[0].close();
    expect(new Set(await namesOf(4))).toEqual(new Set(['two']));
    expect(jest.mocked(console.warn)).toHaveBeenCalledTimes(1);
  });

  it('are asked instead of one that is not ready', async () => {
    servers[1].state.mood = 503;
    expect(new Set(await namesOf(4))).toEqual(new Set(['one']));
  });

  it('are not asked in place of one that is overloaded', async () => {
    for (const { state } of servers) {
      state.mood = 503;
      state.headers = { 'x-vidya-shed': '1' };
    }
    const response = await get();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '7']);
    expect(servers.flatMap(({ state }) => state.urls)).toEqual(['GET /api/v1/courses']);
  });

  it('are asked by HEAD too, and once each', async () => {
    for (const { state } of servers) state.mood = 502;
    const response = await given.site.inject({ method: 'HEAD', url: '/api/v1/courses' });
    expect(response.statusCode).toBe(502);
    expect(servers.map(({ state }) => state.urls.length)).toEqual([1, 1]);
  });

  it('are not asked twice for what changes something', async () => {
    for (const { state } of servers) state.mood = 503;
    const response = await given.site.inject({ method: 'POST', url: '/api/v1/orders', payload: {} });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '7']);
    expect(servers.flatMap(({ state }) => state.urls)).toEqual(['POST /api/v1/orders']);
  });
});

it('says that the site is busy when no server responds, in the envelope and without waiting', async () => {
  await Promise.all(servers.map(({ close }) => close()));
  const response = await get();
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
  expect(response.json()).toMatchObject({ Success: false, Data: null, Error: 'ServerBusy' });
});

it('passes on the response of one server as it is when there is no other', async () => {
  const alone = await sampleSite({ API_URL: servers[0].address });
  servers[0].state.mood = 503;
  const response = await alone.site.inject('/api/v1/courses');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '7']);
  expect(response.json()).toEqual({ Success: false, name: 'one' });
  expect(servers[0].state.urls).toHaveLength(1);
  await alone.close();
});

describe('a look at every server', () => {
  it('leaves out one that is not ready, and takes it back when it is', async () => {
    const [one, two] = servers;
    const api = createApiServers(servers.map(({ address }) => address));
    one.state.mood = 503;
    await api.look();
    expect(api.isAway()).toBe(false);
    await api.look();
    expect(new Set([api.address(), api.address()])).toEqual(new Set([two.address]));
    one.state.mood = 'well';
    await api.look();
    expect(new Set([api.address(), api.address()])).toEqual(new Set([one.address, two.address]));
  });

  it('calls them down when all have failed for seconds, or refuse connections, until one is ready', async () => {
    let nowMs = 0;
    const api = createApiServers(
      servers.map(({ address }) => address),
      undefined,
      () => nowMs,
    );
    const looked = async (afterMs: number): Promise<boolean> => {
      nowMs += afterMs;
      await api.look();
      return api.isDown();
    };
    for (const { state } of servers) state.mood = 503;
    expect([await looked(1_000), await looked(2_000), await looked(2_000), await looked(1_000)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    servers[0].state.mood = 'well';
    expect([await looked(1_000), await looked(60_000)]).toEqual([false, false]);
    servers[0].state.mood = 503;
    expect([await looked(1_000), await looked(1_000)]).toEqual([false, false]);
    api.failed(servers[0].address);
    expect(api.isDown()).toBe(true);
    servers[0].state.mood = 'well';
    expect(await looked(1_000)).toBe(false);
  });

  it('asks one that waits for its files when no other is ready', async () => {
    const [one, two] = servers;
    const api = createApiServers(servers.map(({ address }) => address));
    one.state.mood = 503;
    one.state.code = 'FilesMissing';
    const asked = () => new Set([api.address(), api.address()]);
    for (const _ of [1, 2]) await api.look();
    expect(asked()).toEqual(new Set([two.address]));
    two.state.mood = 503;
    for (const _ of [1, 2]) await api.look();
    expect([asked(), api.isAway(), api.isReachable()]).toEqual([new Set([one.address]), false, true]);
    delete one.state.code;
    await api.look();
    expect(api.isAway()).toBe(true);
  });

  it('asks them all when none is ready', async () => {
    const api = createApiServers(servers.map(({ address }) => address));
    for (const { state } of servers) state.mood = 503;
    for (const _ of [1, 2]) await api.look();
    expect(api.isAway()).toBe(true);
    expect(new Set([api.address(), api.address()]).size).toBe(2);
  });
});

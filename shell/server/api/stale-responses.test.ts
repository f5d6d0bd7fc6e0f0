import { forAll, mockApi } from '../testing/mock-api.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { createStaleResponses } from './stale-responses.ts';

describe('responses that outlive their server', () => {
  let api: Awaited<ReturnType<typeof mockApi>>;
  let given: Awaited<ReturnType<typeof sampleSite>>;
  beforeEach(async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    api = await mockApi('one');
    given = await sampleSite({ API_URL: api.address });
  });
  afterEach(() => Promise.all([given.close(), api.close()]));
  const get = (url = '/api/v1/courses?page=2', method: 'GET' | 'HEAD' = 'GET') => given.site.inject({ method, url });

  it('are sent while it is down or unable, and say how old they are', async () => {
    api.state.headers = { ...forAll, 'set-cookie': 'XSRF-TOKEN=of-another' };
    expect((await get()).headers['x-vidya-stale']).toBeUndefined();
    api.state.mood = 503;
    const unable = await get();
    expect(unable.json()).toEqual({ name: 'one' });
    expect(unable.headers).toMatchObject({ age: '0', 'cache-control': 'no-store' });
    expect(unable.headers).not.toHaveProperty('x-vidya-stale');
    expect(unable.headers).not.toHaveProperty('set-cookie');
    expect(unable.headers).not.toHaveProperty('retry-after');
    await api.close();
    const refused = await get();
    expect([refused.json(), (await get('/api/v1/courses?page=3')).statusCode]).toEqual([{ name: 'one' }, 503]);
    expect([refused.headers['x-vidya-stale'], refused.headers.age]).toEqual(['0', undefined]);
  });

  it('are sent when it refuses under load', async () => {
    api.state.headers = forAll;
    await get();
    api.state.headers = { 'x-vidya-shed': '1' };
    api.state.mood = 503;
    const { statusCode, headers } = await get();
    expect([statusCode, headers.age, headers['x-vidya-stale'], headers['x-vidya-shed']]).toEqual([
      200,
      '0',
      undefined,
      undefined,
    ]);
    expect(api.state.urls).toHaveLength(2);
  });

  it('are sent without waiting once the server is known to hang', async () => {
    api.state.headers = forAll;
    await get();
    api.state.mood = 503;
    for (const _ of [1, 2]) await given.config.api.look();
    api.state.urls.length = 0;
    expect((await get()).json()).toEqual({ name: 'one' });
    expect((await get('/api/v1/courses?page=3')).statusCode).toBe(503);
    expect(api.state.urls).toEqual([]);
    expect((await given.site.inject({ method: 'POST', url: '/api/v1/orders', payload: {} })).statusCode).toBe(503);
    expect(api.state.urls).toEqual(['POST /api/v1/orders']);
  });

  it.each([{}, { 'cache-control': 'public, max-age=60' }, { 'cdn-cache-control': 'private, stale-if-error=600' }])(
    'are only those that the API allows: %j',
    async (headers) => {
      api.state.headers = headers as Record<string, string>;
      await get();
      api.state.mood = 503;
      expect((await get()).statusCode).toBe(503);
    },
  );

  it('are no errors, and no response to a HEAD or a POST', async () => {
    api.state.headers = forAll;
    api.state.mood = 404;
    await get();
    api.state.mood = 'well';
    await get(undefined, 'HEAD');
    await given.site.inject({ method: 'POST', url: '/api/v1/courses?page=2', payload: {} });
    api.state.mood = 503;
    expect((await get()).statusCode).toBe(503);
  });

  it('are pictures too, each in the formats that a browser accepts', async () => {
    api.state.headers = forAll;
    const picture = (accept: string) => given.site.inject({ url: '/media/images/a.webp', headers: { accept } });
    await picture('image/avif,*/*');
    api.state.mood = 503;
    expect([(await picture('image/avif,*/*')).statusCode, (await picture('*/*')).statusCode]).toEqual([200, 503]);
  });

  it('give way to fresh ones', async () => {
    api.state.headers = forAll;
    await get();
    api.state.mood = 503;
    await get();
    api.state.mood = 'well';
    expect((await get()).headers).not.toHaveProperty('x-vidya-stale');
  });
});

describe('the store', () => {
  const body = Buffer.alloc(500 * 1024);

  it('forgets a response when its time is over', () => {
    let nowMs = 1_000;
    const store = createStaleResponses(() => nowMs);
    store.keep('/a', forAll, Buffer.from('a'));
    nowMs += 599_000;
    expect(store.find('/a')?.ageSeconds).toBe(599);
    nowMs += 2_000;
    expect(store.find('/a')).toBeUndefined();
  });

  it('is bounded: what nobody asks for goes first, and no body is very long', () => {
    const store = createStaleResponses();
    store.keep('/asked', forAll, body);
    for (let number = 0; number < 80; number += 1) {
      store.keep(`/${number}`, forAll, body);
      store.find('/asked');
    }
    expect([store.find('/asked') !== undefined, store.find('/0'), store.find('/79') !== undefined]).toEqual([
      true,
      undefined,
      true,
    ]);
    store.keep('/long', forAll, Buffer.alloc(600 * 1024));
    expect(store.find('/long')).toBeUndefined();
    expect(store.allows(`/${'x'.repeat(1_000)}`, forAll)).toBe(false);
  });
});

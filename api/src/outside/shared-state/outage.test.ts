import { eventually } from '../../testing/eventually.ts';
import { networkProxy } from '../../testing/network-proxy.ts';
import { describeRedis, startRedis, type TestRedis } from '../../testing/redis.ts';
import { openRedisState } from './redis-state.ts';
import type { SharedState } from './shared-state.ts';

const minute = 60_000;

describeRedis('when Redis is away', () => {
  let redis: TestRedis;
  let proxy: Awaited<ReturnType<typeof networkProxy>>;
  let here: SharedState;
  let there: SharedState;
  let lines: string[];
  let cleared: number;
  let change: () => void;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  /** One server behind the proxy, another with a connection of its own. */
  beforeEach(async () => {
    proxy = await networkProxy(redis.url);
    const { prefix } = redis.place();
    lines = [];
    here = await openRedisState({ url: proxy.address, prefix }, (line) => void lines.push(line));
    there = await openRedisState({ url: redis.url, prefix }, () => {});
    change = there.changes.clearEverywhere('courses', () => {});
    cleared = 0;
    here.changes.clearEverywhere('courses', () => void (cleared += 1));
  });
  afterEach(async () => {
    await here.close();
    await there.close();
    await proxy.close();
  });

  const hit = async (): Promise<number> => (await here.counts.add('asha', 1, minute)).count;
  const isBack = () => eventually(() => lines.length === 2);

  it('counts alone behind a connection that swallows everything, and together again afterwards', async () => {
    await there.counts.add('asha', 5, minute);
    expect(await hit()).toBe(6);
    proxy.swallow();
    // Its own count goes on: an outage is no fresh start.
    expect(await Promise.all([hit(), hit(), hit()])).toEqual([2, 3, 4]);
    expect([here.outages(), lines]).toEqual([1, [expect.stringContaining('Redis is away')]]);
    await proxy.restore();
    await isBack();
    expect(await hit()).toBe(7);
    expect([here.outages(), lines[1]]).toEqual([1, 'Redis is back.']);
  });

  it('does so with a Redis that hangs, or is started again', async () => {
    redis.freeze();
    expect(await hit()).toBe(1);
    redis.thaw();
    await isBack();
    await redis.stop();
    expect(await hit()).toBe(2);
    await redis.start();
    await eventually(() => lines.length === 4);
    // The new Redis knows nothing.
    expect(await hit()).toBe(1);
    expect(here.outages()).toBe(2);
  });

  it('clears caches when it is back: changes of the meantime were lost', async () => {
    change();
    await eventually(() => cleared === 1);
    proxy.swallow();
    change();
    await eventually(() => lines.length === 1);
    await proxy.restore();
    await isBack();
    expect(cleared).toBeGreaterThan(1);
  });

  it('announces afterwards what it could not announce', async () => {
    let seen = 0;
    there.changes.clearEverywhere('payments', () => void (seen += 1));
    const changeHere = here.changes.clearEverywhere('payments', () => {});
    proxy.swallow();
    changeHere();
    await eventually(() => here.outages() === 1);
    expect(seen).toBe(0);
    await proxy.restore();
    await eventually(() => seen === 1);
  });

  it('starts without it, and finds it later', async () => {
    proxy.swallow();
    const heard: string[] = [];
    const late = await openRedisState({ url: proxy.address, prefix: 'late:' }, (line) => void heard.push(line));
    expect([heard.length, (await late.counts.add('asha', 1, minute)).count]).toEqual([1, 1]);
    await proxy.restore();
    await eventually(() => heard.length === 2);
    await late.close();
  });
});

import { eventually } from '../../testing/eventually.ts';
import { describeRedis, startRedis, type TestRedis } from '../../testing/redis.ts';
import { createMemoryCounts } from './memory-counts.ts';
import { openRedisState } from './redis-state.ts';
import type { Counts, SharedState } from './shared-state.ts';

const minute = 60_000;
const countsOf = async (given: Promise<{ count: number }>[]): Promise<number[]> =>
  (await Promise.all(given)).map(({ count }) => count).toSorted((a, b) => a - b);

/** Two servers' counts of one site; in memory, one is all there is. */
function behaves(start: () => Promise<[Counts, Counts]>): void {
  let here: Counts;
  let there: Counts;
  beforeEach(async () => {
    [here, there] = await start();
  });

  it('counts each key in its window, also when asked at the same time', async () => {
    const all = Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).add('asha', 1, minute));
    expect(await countsOf(all)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    const { count, msLeft } = await here.add('ravi', 1, minute);
    expect([count, msLeft > 0 && msLeft <= minute]).toEqual([1, true]);
  });

  it('takes back, never below nothing, and forgets', async () => {
    await here.add('asha', 1, minute);
    expect((await there.add('asha', -1, minute)).count).toBe(0);
    expect((await there.add('asha', -1, minute)).count).toBe(0);
    expect((await here.add('asha', 3, minute)).count).toBe(3);
    await there.forget('asha');
    expect((await here.add('asha', 1, minute)).count).toBe(1);
  });

  it('begins again when the window has ended', async () => {
    await here.add('asha', 5, 20);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect((await there.add('asha', 1, minute)).count).toBe(1);
  });
}

describe('in memory', () => {
  behaves(async () => {
    const counts = createMemoryCounts();
    return [counts, counts];
  });

  it('takes over a higher count, never a lower one', () => {
    const counts = createMemoryCounts();
    for (let n = 0; n < 3; n += 1) counts.addSoon('asha', minute);
    counts.raise('asha', { count: 2, msLeft: 1_000 });
    expect(counts.addSoon('asha', minute)).toMatchObject({ count: 4 });
    counts.raise('asha', { count: 9, msLeft: 1_000 });
    expect(counts.addSoon('asha', minute).count).toBe(10);
    expect(counts.addSoon('asha', minute).msLeft).toBeLessThanOrEqual(1_000);
  });
});

describeRedis('in Redis', () => {
  let redis: TestRedis;
  const open: SharedState[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  afterAll(() => redis.stop());

  const twoServers = async (place = redis.place()): Promise<[Counts, Counts]> => {
    open.push(await openRedisState(place), await openRedisState(place));
    return [open[0]!.counts, open[1]!.counts];
  };
  behaves(twoServers);

  it('tells in a moment what other servers counted without waiting', async () => {
    const [here, there] = await twoServers();
    for (let n = 0; n < 30; n += 1) there.addSoon('asha', minute);
    here.addSoon('asha', minute);
    let seen = 0;
    await eventually(() => (seen = here.addSoon('asha', minute).count) > 30);
    expect(seen).toBeGreaterThan(30);
  });

  it('keeps no readable key, and none for ever', async () => {
    const place = redis.place();
    const [here] = await twoServers(place);
    await here.add('203.0.113.9 asha@vidya.example', 1, minute);
    const keys = await redis.keys(place.prefix);
    expect(keys.filter(({ key }) => /203\.0\.113|vidya\.example/.test(key))).toEqual([]);
    expect(keys.every(({ msLeft }) => msLeft > 0)).toBe(true);
    expect(keys.length).toBeGreaterThan(0);
  });
});

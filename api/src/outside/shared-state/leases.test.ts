import { eventually } from '../../testing/eventually.ts';
import { networkProxy } from '../../testing/network-proxy.ts';
import { describeRedis, startRedis, type TestRedis } from '../../testing/redis.ts';
import { openRedisState } from './redis-state.ts';
import type { LeaseRequest, SharedState } from './shared-state.ts';

describeRedis('a lease in Redis', () => {
  let redis: TestRedis;
  let prefix: string;
  let here: SharedState;
  let there: SharedState;
  let wanted: number;
  const request = (waitMs: number, signal = new AbortController().signal): LeaseRequest => ({
    waitMs,
    signal,
    onWanted: () => void (wanted += 1),
  });

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    wanted = 0;
    ({ prefix } = redis.place());
    here = await openRedisState({ url: redis.url, prefix }, () => {});
    there = await openRedisState({ url: redis.url, prefix }, () => {});
  });
  afterEach(async () => {
    await here.close();
    await there.close();
  });

  it('belongs to one server at a time; others wait no longer than they want', async () => {
    const lease = await here.leases.take('film', request(0));
    expect(lease).not.toBeNull();
    expect(await there.leases.take('film', request(0))).toBeNull();
    expect(await there.leases.take('another film', request(0))).not.toBeNull();
    await lease?.end();
    expect(await there.leases.take('film', request(0))).not.toBeNull();
  });

  it('is asked back when another server wants it, and handed over', async () => {
    const lease = await here.leases.take('film', request(0));
    const next = there.leases.take('film', request(10_000));
    await eventually(() => wanted > 0);
    await lease?.end();
    expect(await next).not.toBeNull();
  });

  it('is not waited for by a request that is gone', async () => {
    await here.leases.take('film', request(0));
    const gone = new AbortController();
    const next = there.leases.take('film', request(60_000, gone.signal));
    gone.abort();
    expect(await next).toBeNull();
  });

  it('is not given back by the one who lost it', async () => {
    const lost = await here.leases.take('film', request(0));
    // As after a pause of this process that was longer than the lease.
    for (const { key } of await redis.keys(`${prefix}lease:`)) await redis.remove(key);
    const current = await there.leases.take('film', request(0));
    await lost?.end();
    expect(current).not.toBeNull();
    expect(await here.leases.take('film', request(0))).toBeNull();
  });

  it('is granted without Redis: each server goes on alone', async () => {
    const proxy = await networkProxy(redis.url);
    const alone = await openRedisState({ url: proxy.address, prefix }, () => {});
    await there.leases.take('film', request(0));
    proxy.swallow();
    expect(await alone.leases.take('film', request(0))).not.toBeNull();
    await alone.close();
    await proxy.close();
  });
});

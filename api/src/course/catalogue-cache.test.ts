import { createCatalogueCache, preparePage } from './catalogue-cache.ts';

const cacheAt = (clock: { ms: number }, most = 10) =>
  createCatalogueCache({ lifeMs: 1_000, most, now: () => clock.ms });
const page = (total = 0) => preparePage([], total);

describe('the catalogue cache', () => {
  it('loads once for all who ask at the same time, and keeps the page for its life', async () => {
    const clock = { ms: 0 };
    const cache = cacheAt(clock);
    const load = jest.fn(async () => page());
    const [one, two] = await Promise.all([cache.page('a', load), cache.page('a', load)]);
    expect(one).toBe(two);
    clock.ms = 999;
    await cache.page('a', load);
    expect(load).toHaveBeenCalledTimes(1);
    clock.ms = 1_000;
    await cache.page('a', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('hands out nothing older than the last change, not even what was being loaded when it came', async () => {
    const cache = cacheAt({ ms: 0 });
    const before = cache.page('a', async () => page(1));
    cache.invalidate();
    expect((await cache.page('a', async () => page(2))).total).toBe(2);
    expect((await before).total).toBe(1);
    expect((await cache.page('a', async () => page(3))).total).toBe(2);
  });

  it('forgets a failure at once', async () => {
    const cache = cacheAt({ ms: 0 });
    await expect(cache.page('a', () => Promise.reject(new Error('the database is away')))).rejects.toThrow('away');
    expect((await cache.page('a', async () => page(1))).total).toBe(1);
  });

  it('never holds more than it may', async () => {
    const cache = cacheAt({ ms: 0 }, 2);
    const load = jest.fn(async () => page());
    for (const key of ['a', 'b', 'c', 'b', 'c']) await cache.page(key, load);
    expect(load).toHaveBeenCalledTimes(3);
    await cache.page('a', load);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('tags a page by exactly what it says', () => {
    expect(page(1).etag).toBe(page(1).etag);
    expect(page(1).etag).not.toBe(page(2).etag);
    expect(page(1).etag).toMatch(/^"[\w-]{27}"$/);
  });
});

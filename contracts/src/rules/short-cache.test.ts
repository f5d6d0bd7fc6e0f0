import { createShortCache } from './short-cache.ts';

let time: number;
let loads: string[];
let cache: ReturnType<typeof createShortCache<string>>;
beforeEach(() => {
  time = 0;
  loads = [];
  cache = createShortCache({ ttlMs: 10, max: 2, now: () => time });
});

const get = (key: string) =>
  cache.get(key, async () => {
    loads.push(key);
    return `${key} ${loads.length}`;
  });

it('loads once for everybody who comes at once, and for those who come while it lives', async () => {
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a 1', 'a 1']);
  time = 9;
  expect(await get('a')).toBe('a 1');
  time = 10;
  expect(await get('a')).toBe('a 2');
});

it('lets the oldest go when there is no room', async () => {
  for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key);
  expect(loads).toEqual(['a', 'b', 'c', 'a']);
});

it('keeps no failure', async () => {
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await get('a')).toBe('a 1');
});

it('keeps a value that is newer than a failure', async () => {
  const failure = Promise.withResolvers<string>();
  const before = cache.get('a', () => failure.promise);
  cache.invalidate();
  expect(await get('a')).toBe('a 1');
  failure.reject(new Error('down'));
  await expect(before).rejects.toThrow('down');
  expect(await get('a')).toBe('a 1');
});

it('hands out nothing older than the last change, not even what was being loaded when it came', async () => {
  const before = get('a');
  cache.invalidate();
  expect(await get('a')).toBe('a 2');
  expect(await before).toBe('a 1');
  expect(await get('a')).toBe('a 2');
});

it('gives a value that is not to be kept to those who wait for it, and to nobody else', async () => {
  cache = createShortCache({ ttlMs: 10, max: 2, now: () => time, isKept: (value) => !value.startsWith('a') });
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a 1', 'a 1']);
  expect(await get('a')).toBe('a 2');
});

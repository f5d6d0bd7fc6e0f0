import { assignedVersion, placeOf } from './canary.ts';
import type { RemoteRelease } from './release.ts';

const many = 100_000;

/** mulberry32: the same ids in every run. */
function visitorIds(seed: number): string[] {
  let state = seed;
  return Array.from({ length: many }, () => {
    state = (state + 0x6d2b79f5) | 0;
    const part = Math.imul(state ^ (state >>> 15), 1 | state);
    const mixed = (part + Math.imul(part ^ (part >>> 7), 61 | part)) ^ part;
    return ((mixed ^ (mixed >>> 14)) >>> 0).toString(16).padStart(8, '0') + state.toString(16);
  });
}

const ids = visitorIds(7);

const release = (percent: number, cohort?: 'staff'): RemoteRelease => ({
  name: 'catalog',
  live: { version: '1.0.0', base: '/1/', hash: '' },
  canary: { version: '1.1.0', base: '/2/', hash: '', percent, ...(cohort && { cohort }) },
});

const chosen = (percent: number): Set<string> =>
  new Set(ids.filter((id) => assignedVersion(release(percent), id).version === '1.1.0'));

it.each([0, 1, 10, 50, 100])('%d %% of the browsers get the canary, within 0.2 points', (percent) => {
  expect(Math.abs((chosen(percent).size / many) * 100 - percent)).toBeLessThanOrEqual(0.2);
});

it('takes the canary from nobody while its share grows', () => {
  const groups = [0, 1, 10, 50, 100].map(chosen);
  const lost = groups.flatMap((group, index) => [...group].filter((id) => groups[index + 1]?.has(id) === false));
  expect(groups.map(({ size }) => size)).toEqual(groups.map(({ size }) => size).toSorted((a, b) => a - b));
  expect(lost).toEqual([]);
});

it('spreads places evenly, whatever the version', () => {
  for (const version of ['1.1.0', '1.1.1', '2.0.0-3f9ac01b2d']) {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const id of ids) tenths[Math.floor(placeOf(id, 'catalog', version) / 1_000)]! += 1;
    // Ten buckets, nine degrees of freedom: chance exceeds 27.9 once in a thousand runs.
    const expected = many / 10;
    const chiSquare = tenths.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(27.9);
  }
});

it('sends other people ahead for the next version and for another area', () => {
  const first = ids.filter((id) => placeOf(id, 'catalog', '1.1.0') < 1_000);
  for (const [name, version] of [
    ['catalog', '1.2.0'],
    ['admin', '1.1.0'],
  ] as const) {
    const again = first.filter((id) => placeOf(id, name, version) < 1_000);
    expect(again.length / first.length).toBeCloseTo(0.1, 1);
  }
});

it('gives a cohort its canary whatever the share', () => {
  const id = ids.find((one) => placeOf(one, 'catalog', '1.1.0') >= 100)!;
  expect(assignedVersion(release(0, 'staff'), id, 'staff').version).toBe('1.1.0');
  expect(assignedVersion(release(1, 'staff'), id).version).toBe('1.0.0');
  expect(assignedVersion(release(1), id, 'staff').version).toBe('1.0.0');
});

it('gives everybody the live version without a canary', () => {
  const { name, live } = release(0);
  expect(assignedVersion({ name, live }, ids[0]!)).toBe(live);
});

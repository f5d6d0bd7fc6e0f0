import { assignedVersion, groupOf, placeOf, shareCount, shareIn } from './canary.ts';
import type { RemoteRelease } from './release.ts';

const shares = Array.from({ length: shareCount }, (_, share) => share);

const release = (percent: number, cohort?: 'staff'): RemoteRelease => ({
  name: 'catalog',
  live: { version: '1.0.0', base: '/1/', hash: '' },
  canary: { version: '1.1.0', base: '/2/', hash: '', percent, ...(cohort && { cohort }) },
});

const chosen = (percent: number): Set<number> =>
  new Set(shares.filter((share) => assignedVersion(release(percent), share).version === '1.1.0'));

it.each([0, 0.01, 1, 10, 50, 99.99, 100])('%d %% of the shares get the canary', (percent) => {
  expect(chosen(percent).size).toBe(percent * 100);
});

it('takes the canary from nobody while its share grows', () => {
  const groups = [0, 1, 10, 50, 100].map(chosen);
  expect(
    groups.flatMap((group, index) => [...group].filter((share) => groups[index + 1]?.has(share) === false)),
  ).toEqual([]);
});

it.each(['1.1.0', '1.1.1', '2.0.0-3f9ac01b2d'])('gives each share a place of its own in version %s', (version) => {
  expect(new Set(shares.map((share) => placeOf(share, 'catalog', version))).size).toBe(shareCount);
});

describe('the control group', () => {
  const of = (percent: number, group: string): Set<number> =>
    new Set(shares.filter((share) => groupOf(release(percent), share) === group));

  it.each([0, 0.01, 1, 5, 25, 50])('is as large as a canary of %d %%, and never gets it', (percent) => {
    const [canary, control] = [of(percent, 'canary'), of(percent, 'control')];
    expect([canary.size, control.size]).toEqual([percent * 100, percent * 100]);
    expect([...control].filter((share) => canary.has(share))).toEqual([]);
    expect(canary).toEqual(chosen(percent));
  });

  it.each([60, 99.99, 100])('is the rest when a canary has %d %%', (percent) => {
    expect(of(percent, 'control').size).toBe(shareCount - percent * 100);
    expect(of(percent, 'other').size).toBe(0);
  });

  it('keeps everybody while it grows', () => {
    const growing = [1, 5, 25, 50].map((percent) => of(percent, 'control'));
    expect(
      growing.flatMap((group, index) => [...group].filter((one) => growing[index + 1]?.has(one) === false)),
    ).toEqual([]);
  });

  it('is nobody without a canary, and staff who got it by their cohort are not compared', () => {
    expect(groupOf({ name: 'catalog' }, 5)).toBe('other');
    expect(shares.every((share) => groupOf(release(0, 'staff'), share) === 'other')).toBe(true);
  });
});

// The front server and a page of an older build compute it too: another result would move people between versions.
it('never changes', () => {
  expect([0, 1, 4_321, 9_999].map((share) => placeOf(share, 'catalog', '1.1.0'))).toEqual([5290, 2797, 4019, 4622]);
});

it.each([
  ['catalog', '1.2.0'],
  ['admin', '1.1.0'],
] as const)('sends other people ahead in %s %s', (name, version) => {
  const first = shares.filter((share) => placeOf(share, 'catalog', '1.1.0') < 1_000);
  const again = first.filter((share) => placeOf(share, name, version) < 1_000);
  expect(again.length / first.length).toBeCloseTo(0.1, 1);
});

it('gives a cohort its canary whatever the share', () => {
  const share = shares.find((one) => placeOf(one, 'catalog', '1.1.0') >= 100)!;
  expect(assignedVersion(release(0, 'staff'), share, 'staff').version).toBe('1.1.0');
  expect(assignedVersion(release(1, 'staff'), share).version).toBe('1.0.0');
  expect(assignedVersion(release(1), share, 'staff').version).toBe('1.0.0');
});

it('gives everybody the live version without a canary', () => {
  const { name, live } = release(0);
  expect(assignedVersion({ name, live }, 0)).toBe(live);
});

it.each([
  ['vidya-share=0', 0],
  ['a=b; vidya-share=9999', 9_999],
  ['vidya-share=17; a=b', 17],
  ['vidya-share=10000', undefined],
  ['vidya-share=-1', undefined],
  ['vidya-share=1e3', undefined],
  ['not-vidya-share=5', undefined],
  ['', undefined],
])('reads the share from the cookies %j', (cookies, share) => expect(shareIn(cookies)).toBe(share));

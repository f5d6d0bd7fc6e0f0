import type { Remote } from '@vidya/contracts/browser/platform';
import { TimeoutError } from '../fallback/timing.ts';
import { type OutcomeReport, reportTo } from '../reports/outcome-reports.ts';
import { loadVersion, sharedLibraries } from '../runtime/load-version.ts';
import { reference, serveSite } from '../testing/mock-releases.ts';
import { integrityOf } from '../trust/integrity.ts';
import { fetchRemote } from './load-remote.ts';
import { readReleases } from './releases.ts';

jest.mock('../runtime/load-version.ts');
const loading = jest.mocked(loadVersion);
const [one, two, three] = [reference('1.0.0'), reference('2.0.0'), reference('3.0.0')];

/** A new component for each load, as from a real container. */
const screenOf = (version: string): Remote => Object.assign(() => null, { displayName: version });
const versionIn = (manifest: string): string => manifest.split('/').at(-2) ?? '';
const asked = () => loading.mock.calls.map(([, manifest]) => versionIn(manifest));

type Outcome = 'works' | 'fails' | 'hangs';
function plant(versions: Record<string, Outcome[] | Outcome>): void {
  loading.mockImplementation((_, manifest) => {
    const version = versionIn(manifest);
    const given = versions[version] ?? 'works';
    const outcome = Array.isArray(given) ? (given.shift() ?? 'works') : given;
    if (outcome === 'hangs') return new Promise(() => undefined);
    return outcome === 'fails' ? Promise.reject(new Error(`${version} failed`)) : Promise.resolve(screenOf(version));
  });
}

const text: OutcomeReport[] = [];
const outcomes = () => text.map(({ version, outcome }) => `${version} ${outcome}`);
const found = (work: Promise<Remote>) => work.then(({ displayName }) => displayName);
/** Runs all timers due by then. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  localStorage.clear();
  loading.mockReset();
  jest.mocked(sharedLibraries).mockReturnValue({ react: '19.3.1' });
  text.length = 0;
  reportTo((word) => text.push(word));
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('loads the version that is live, with its hashes known', async () => {
  await serveSite({ releases: { live: two, previous: one } });
  plant({});
  await expect(found(fetchRemote('learning'))).resolves.toBe('2.0.0');
  expect(integrityOf('https://areas.example/2.0.0/entry.js')).toBe('sha384-2.0.0');
  expect(integrityOf('https://areas.example/2.0.0/mf-manifest.json')).toBe('sha384-manifest');
  expect(integrityOf('https://areas.example/2.0.0/else.js')).toMatch(/^sha384-A+$/);
  expect(outcomes()).toEqual([]);
});

it('stays with a version that fails once', async () => {
  await serveSite({ releases: { live: two, previous: one } });
  plant({ '2.0.0': ['fails'] });
  await expect(found(fetchRemote('learning'))).resolves.toBe('2.0.0');
  expect(outcomes()).toEqual([]);
});

it('falls back to the version before, and says so', async () => {
  await serveSite({ releases: { live: two, previous: one } });
  plant({ '2.0.0': 'fails' });
  await expect(found(fetchRemote('learning'))).resolves.toBe('1.0.0');
  expect(asked()).toEqual(['2.0.0', '2.0.0', '1.0.0']);
  expect(outcomes()).toEqual(['2.0.0 loadFailed']);
});

it.each([
  ['another major of a library', { shared: { react: '^18.2.0' } }],
  ['a library that is not lent', { shared: { preact: '^10.0.0' } }],
  ['a newer platform', { platform: '^1.9.0' }],
])('runs nothing of a version that needs %s', async (_, needs) => {
  await serveSite({ releases: { live: two, previous: one }, files: { '2.0.0': needs } });
  plant({});
  await expect(found(fetchRemote('learning'))).resolves.toBe('1.0.0');
  expect(asked()).toEqual(['1.0.0']);
});

it('asks for the files anew when one came wrong, whatever the browser keeps', async () => {
  await serveSite({ releases: { live: two, previous: one } });
  plant({ '2.0.0': ['fails'] });
  await fetchRemote('learning');
  const manifest = 'https://areas.example/2.0.0/mf-manifest.json';
  expect(jest.mocked(fetch)).toHaveBeenCalledWith(manifest, expect.objectContaining({ cache: 'reload' }));
});

it('asks what has been released meanwhile when nothing else is left', async () => {
  const { sign } = await serveSite({ releases: { live: two, previous: one } });
  const newer = await sign({ issuedAt: '2026-02-02', remotes: [{ name: 'learning', live: three, previous: two }] });
  jest
    .mocked(fetch)
    .mockImplementation((address) =>
      Promise.resolve(address === '/releases.json' ? Response.json(newer) : new Response('{}')),
    );
  plant({ '1.0.0': 'fails', '2.0.0': 'fails' });
  // Its release.json is not embedded in the page, and the fetched one has another hash.
  await expect(fetchRemote('learning')).rejects.toThrow('not what was published');
  expect(jest.mocked(fetch)).toHaveBeenCalledWith('https://areas.example/3.0.0/release.json');
});

it('gives up with the last error when there is nothing else', async () => {
  await serveSite({ releases: { live: two } });
  plant({ '2.0.0': 'fails' });
  await expect(fetchRemote('learning')).rejects.toThrow('2.0.0 failed');
  expect(asked()).toEqual(['2.0.0', '2.0.0', '2.0.0']);
});

it('asks for the next version when one hangs, and gives up in time when all do', async () => {
  await serveSite({ releases: { live: two, previous: one } });
  plant({ '2.0.0': 'hangs' });
  await readReleases();
  jest.useFakeTimers();
  const work = found(fetchRemote('learning'));
  await pass(3_900);
  expect(asked()).toEqual(['2.0.0']);
  await pass(1_000);
  await expect(work).resolves.toBe('1.0.0');
  expect(outcomes()).toEqual(['2.0.0 loadFailed']);

  plant({ '1.0.0': 'hangs', '2.0.0': 'hangs' });
  const stuck = fetchRemote('learning').catch((error: unknown) => error);
  await pass(8_100);
  await expect(stuck).resolves.toBeInstanceOf(TimeoutError);
});

it('does not ask again for versions that could not be drawn', async () => {
  await serveSite({ releases: { live: two, previous: one } });
  plant({});
  const failure = { error: new Error('planted'), refused: new Set(['2.0.0']) };
  await expect(found(fetchRemote('learning', failure))).resolves.toBe('1.0.0');
  const nothing = { error: new Error('planted'), refused: new Set(['2.0.0', '1.0.0']) };
  await expect(fetchRemote('learning', nothing)).rejects.toThrow('There was nothing to try.');
});

it('injects faults through the real paths', async () => {
  const override = { kind: 'override', expiresAt: '2999-01-01', areas: { learning: { fault: 'tampered' } } } as const;
  await serveSite({ releases: { live: two, previous: one }, override });
  plant({});
  await fetchRemote('learning');
  expect(integrityOf('https://areas.example/2.0.0/entry.js')).toMatch(/^sha384-A+$/);

  await serveSite({
    releases: { live: two, previous: one },
    override: { ...override, areas: { learning: { fault: 'down' } } },
  });
  await expect(found(fetchRemote('learning'))).resolves.toBe('1.0.0');
  expect(jest.mocked(fetch)).toHaveBeenCalledWith('https://areas.example/2.0.0/gone/mf-manifest.json');
  // A person's own override says nothing about a version.
  expect(outcomes()).toEqual([]);
});

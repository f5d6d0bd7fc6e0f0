import type { RemoteReleases } from '../../calls/area-releases.ts';
import { isWanted } from './ask-unrehearsed.ts';

const rehearsal = { at: '2026-11-25T06:30:00.000Z', views: 40, findings: 0, skipped: 0 };
const version = (more: object = {}) => ({ version: '1.1.0-b', rehearsal: null, rehearsalMissing: '', ...more });
const area = (more: object = {}): RemoteReleases =>
  ({
    name: 'catalog',
    live: { version: '1.0.0-a' },
    canary: null,
    stopped: null,
    versions: [version()],
    ...more,
  }) as RemoteReleases;

/** What is said, and whether the promotion goes on after this answer. */
async function asked(given: RemoteReleases, promotion: object = {}, answer?: boolean) {
  const lines: string[] = [];
  const agree = jest.fn(async () => answer);
  const isOn = await isWanted(given, promotion, { say: (line) => lines.push(line), agree });
  return { isOn, lines, times: agree.mock.calls.length };
}

it('says that nothing was rehearsed, and asks', async () => {
  const refused = await asked(area(), {}, false);
  expect(refused).toMatchObject({ isOn: false, times: 1 });
  expect(refused.lines[0]).toMatch(/^catalog 1\.1\.0-b: Nothing was rehearsed/);
  expect(refused.lines[1]).toContain('--rehearse');
  expect(await asked(area(), {}, true)).toMatchObject({ isOn: true, times: 1 });
});

it('only says so without a terminal', async () => {
  expect(await asked(area())).toMatchObject({ isOn: true, lines: [expect.stringContaining('Nothing was rehearsed')] });
});

it('means the canary, or the version that is named', async () => {
  const canary = { ...version(), version: '1.2.0-c' };
  expect((await asked(area({ canary }))).lines[0]).toContain('1.2.0-c');
  expect((await asked(area({ canary }), { version: '1.1.0-b' })).lines[0]).toContain('1.1.0-b');
});

it.each<[string, RemoteReleases, object]>([
  ['a share', area(), { percent: 10 }],
  ['staff', area(), { cohort: 'staff' }],
  ['a first version', area({ live: null }), {}],
  ['what is live', area(), { version: '1.0.0-a' }],
  ['what was rehearsed', area({ versions: [version({ rehearsal })] }), {}],
  ['what the API asks for itself', area({ versions: [version({ rehearsalMissing: 'It has to be.' })] }), {}],
  ['what is promoted unrehearsed with a reason', area(), { unrehearsed: true, reason: 'Urgent' }],
])('asks nothing for %s', async (_, given, promotion) => {
  expect(await asked(given, promotion)).toEqual({ isOn: true, lines: [], times: 0 });
});

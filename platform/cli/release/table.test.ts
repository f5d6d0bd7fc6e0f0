import type { RemoteReleases, VersionView } from '../../calls/area-releases.ts';
import { sampleGrant } from '../../testing/sample-grant.ts';
import { releaseTable } from './table.ts';

const version = (name: string, more: Partial<VersionView> = {}): VersionView => ({
  version: name,
  publishedAt: '2026-11-21T20:00:00Z',
  publishedBy: 'Asha Rao',
  note: '',
  firstLoadBytes: 1,
  liveSince: null,
  rolledBackAt: null,
  health: null,
  rehearsal: null,
  rehearsalMissing: '',
  ...more,
});

const health = {
  visits: 12_345,
  failed: 123,
  renderFailed: 0,
  hydrationFailed: 0,
  callFailed: 0,
  blank: 0,
  frameBroken: 0,
  pressIgnored: 0,
  business: 0,
  left: 0,
  loadMs: 411.6,
  lcpMs: null,
  inpMs: null,
  shift: null,
};
const live = version('1.0.0-b', { health });
const canary = { ...version('1.1.0-c', { note: 'Faster lists' }), percent: 2.5, cohort: 'staff' as const };
const previous = version('1.0.0-a');

const remote: RemoteReleases = {
  name: 'catalog',
  ...sampleGrant('catalog'),
  live,
  previous,
  canary,
  stopped: null,
  judgement: null,
  errors: [],
  freeze: null,
  approval: null,
  previews: [],
  rollout: null,
  liveGuard: null,
  versions: [canary, version('1.0.1-x', { rolledBackAt: '2026-11-21T21:00:00Z' }), live],
  history: [],
};

describe('the table of an area’s versions', () => {
  it('says what each version is, who gets it and how it fares; the previous one even when it is an old one', () => {
    expect(releaseTable(remote)).toBe(
      [
        'catalog (Courses)',
        '              version  share          visits  failed  load    published      by        note',
        '  canary      1.1.0-c  2.5 % + staff                          22 Nov, 01:30  Asha Rao  Faster lists',
        '  taken back  1.0.1-x                                         22 Nov, 01:30  Asha Rao',
        '  live        1.0.0-b  97.5 %         12,345  1.0 %   412 ms  22 Nov, 01:30  Asha Rao',
        '  previous    1.0.0-a                                         22 Nov, 01:30  Asha Rao',
      ].join('\n'),
    );
  });

  it('says only whom a canary is for that no visitor gets', () => {
    const forStaff = { ...remote, canary: { ...canary, percent: 0, cohort: 'staff' as const } };
    expect(releaseTable(forStaff)).toMatch(/canary +1\.1\.0-c +staff /);
    expect(releaseTable({ ...remote, canary: { ...canary, percent: 0, cohort: null } })).toMatch(/1\.1\.0-c +0 % /);
  });

  it('says when and why a version was stopped, and does not call it a canary', () => {
    const stopped = { at: '2026-11-21T20:05:00Z', reason: '8 of 40 visits failed.' };
    const table = releaseTable({ ...remote, canary: { ...canary, percent: 0, cohort: null }, stopped });
    expect(table).toContain('\n  1.1.0-c was stopped 22 Nov, 01:35: 8 of 40 visits failed.');
    expect(table).toMatch(/stopped +1\.1\.0-c +0 % /);
    expect(table).not.toContain('canary');
  });

  it('says where a rollout is, what comes next, and how the live version is watched', () => {
    const rollout = {
      version: '1.1.0-c',
      steps: [1, 5, 100],
      step: 1,
      dwellMinutes: 15,
      state: 'running' as const,
      reason: '',
      by: 'Asha Rao',
      since: '2026-11-21T20:00:00Z',
      nextAt: '2026-11-21T20:15:00Z',
      haltsAt: '2026-11-21T21:00:00Z',
      visits: 12,
    };
    const liveGuard = { version: '1.0.0-b', previous: '1.0.0-a', until: '2026-11-21T21:00:00Z', reason: '' };
    const table = releaseTable({ ...remote, rollout, liveGuard: { ...liveGuard, state: 'watching' } });
    expect(table).toContain(
      [
        '  Rollout of 1.1.0-c by Asha Rao: 1 % → [5 %] → 100 %',
        '    the next step comes 22 Nov, 01:45 at the earliest; too few visits (12 now) halt it 22 Nov, 02:30',
        '  1.0.0-b is watched until 22 Nov, 02:30; it goes back to 1.0.0-a by itself if it is clearly worse.',
      ].join('\n'),
    );
    const halted = { ...rollout, state: 'halted' as const, reason: 'Looks odd', nextAt: null, haltsAt: null };
    const failing = { ...liveGuard, state: 'failing' as const, reason: '8 of 8 failed.' };
    expect(releaseTable({ ...remote, rollout: halted, liveGuard: failing })).toMatch(
      /\n {4}halted: Looks odd\n {2}1\.0\.0-b is failing: 8 of 8 failed\.$/,
    );
  });

  it('says what a rehearsal of a version found', () => {
    const at = '2026-11-25T06:30:00Z';
    const rehearsed = { ...canary, rehearsal: { at, views: 40, findings: 0, skipped: 0 } };
    const failed = { ...live, rehearsal: { at, views: 1, findings: 3, skipped: 2 } };
    expect(releaseTable({ ...remote, live: failed, canary: rehearsed, versions: [rehearsed, failed] })).toMatch(
      /\n {2}1\.1\.0-c: Rehearsed 25 Nov, 12:00: 40 views, nothing wrong\n {2}1\.0\.0-b: Rehearsed 25 Nov, 12:00: 1 view, 3 findings, 2 not looked at$/,
    );
  });

  it('says so when there is nothing', () => {
    const nothing = { ...remote, live: null, previous: null, canary: null, versions: [] };
    expect(releaseTable(nothing)).toBe('catalog (Courses)\n  Nothing has been published.');
  });

  it('compares a canary with its control group, and names the errors that browsers met', () => {
    const tallies = { measure: 'failed', canary: { bad: 12, of: 1_240 }, control: { bad: 1, of: 236 } } as const;
    const judgement = { verdict: 'not enough yet' as const, reason: 'Too few to tell.', evidence: [tallies] };
    const error = {
      version: '1.1.0-c',
      outcome: 'renderFailed',
      message: 'x is null',
      stack: '',
      screen: '/',
    } as const;
    const errors = [{ ...error, firstSeen: '2026-11-21T20:05:00Z', visits: 3 }];
    expect(releaseTable({ ...remote, judgement, errors })).toMatch(
      /\n {2}Verdict: not enough yet\. Too few to tell\.\n {4}failed: canary 12 of 1,240, control 1 of 236\n {2}renderFailed in 1\.1\.0-c on \/, since 22 Nov, 01:35, 3×: x is null$/,
    );
  });
});

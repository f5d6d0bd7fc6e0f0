import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { sampleGrant } from '@vidya/platform/testing/sample-grant';
import { agoMinutes, day, line, seen, version } from './mock-area-parts.ts';
import { mockEvents } from './mock-events.ts';

function catalog(): RemoteReleases {
  const live = version('1.4.0-3f9ac01b2d', { liveSince: agoMinutes(6 * day), health: seen(48_210) });
  const next = version('1.5.0-81be72c904', {
    publishedAt: agoMinutes(200),
    note: 'Filters remember the level',
    rehearsal: { at: agoMinutes(180), views: 40, findings: 0, skipped: 0 },
    health: seen(4_870, { failed: 141, loadMs: 640, lcpMs: 1_610, inpMs: 92 }),
  });
  const before = version('1.3.2-ac10ff4e21', { liveSince: agoMinutes(30 * day) });
  const oldest = version('1.3.1-0b5d2c77ee', {
    liveSince: agoMinutes(45 * day),
    rolledBackAt: agoMinutes(44 * day),
  });
  const remote = 'catalog';
  return {
    name: remote,
    ...sampleGrant(remote),
    live,
    previous: before,
    canary: { ...next, percent: 10, cohort: 'staff' },
    stopped: null,
    judgement: null,
    errors: [],
    freeze: null,
    approval: null,
    previews: [],
    rollout: null,
    liveGuard: null,
    versions: [next, live, before, oldest],
    history: [
      line(40, 'release.shareChanged', 'Nandini Bose', {
        remote,
        version: next.version,
        from: live.version,
        percent: 10,
        cohort: 'staff',
      }),
      line(150, 'release.promoted', 'Asha Rao', { remote, version: next.version, percent: 1, cohort: 'staff' }),
      line(200, 'release.published', 'Asha Rao', { remote, version: next.version }),
      line(6 * day, 'release.promoted', 'Asha Rao', { remote, version: live.version }),
      line(6 * day + 90, 'release.published', 'Asha Rao', { remote, version: live.version }),
      line(44 * day, 'release.rolledBack', 'Nandini Bose', {
        remote,
        version: before.version,
        from: oldest.version,
        reason: 'Search found nothing in Hindi',
      }),
    ],
  };
}

function learning(): RemoteReleases {
  const live = version('2.0.1-77aa01c3d9', { liveSince: agoMinutes(11 * day), health: seen(21_066, { inpMs: null }) });
  const next = version('2.1.0-5c0e9fb1a6', { publishedAt: agoMinutes(25), note: 'Transcripts can be searched' });
  const before = version('2.0.0-19d2e3b4c5', { liveSince: agoMinutes(40 * day) });
  const remote = 'learning';
  return {
    name: remote,
    ...sampleGrant(remote),
    live,
    previous: before,
    canary: { ...next, health: seen(214), percent: 5, cohort: null },
    stopped: null,
    judgement: null,
    errors: [],
    freeze: null,
    approval: null,
    previews: [],
    rollout: {
      version: next.version,
      steps: [1, 5, 25, 100],
      step: 1,
      dwellMinutes: 30,
      state: 'running',
      reason: '',
      by: 'Kabir Menon',
      since: agoMinutes(12),
      nextAt: agoMinutes(-18),
      haltsAt: agoMinutes(-108),
      visits: 21,
    },
    liveGuard: null,
    versions: [next, live, before],
    history: [
      line(25, 'release.published', 'Kabir Menon', { remote, version: next.version }),
      line(11 * day, 'release.promoted', 'Kabir Menon', { remote, version: live.version }),
    ],
  };
}

function authoring(): RemoteReleases {
  const live = version('1.1.0-d0c4b8a291', { liveSince: agoMinutes(20 * day), health: seen(3_904) });
  const bad = version('1.2.0-66fe10ab37', { publishedAt: agoMinutes(300), health: seen(212, { failed: 31 }) });
  const remote = 'authoring';
  const reason = 'It failed in 14.6% of 212 visits, the live version in 0.4% of 3,904.';
  return {
    name: remote,
    ...sampleGrant(remote),
    live,
    previous: null,
    canary: { ...bad, percent: 0, cohort: null },
    stopped: { at: agoMinutes(18), reason },
    judgement: null,
    errors: [],
    freeze: null,
    approval: null,
    previews: [],
    rollout: null,
    liveGuard: null,
    versions: [bad, live],
    history: [
      line(18, 'release.stopped', 'site', { remote, version: bad.version, reason }),
      line(280, 'release.promoted', 'Zoya Khan', { remote, version: bad.version, percent: 25, cohort: null }),
    ],
  };
}

function account(): RemoteReleases {
  const live = version('1.0.3-9b8a7c6d5e', { liveSince: agoMinutes(9), health: seen(12) });
  const remote = 'account';
  return {
    name: remote,
    ...sampleGrant(remote),
    live,
    previous: version('1.0.2-4f3e2d1c0b', { liveSince: agoMinutes(60 * day) }),
    canary: null,
    stopped: null,
    judgement: null,
    errors: [],
    freeze: null,
    approval: null,
    previews: [],
    rollout: null,
    liveGuard: {
      version: live.version,
      previous: '1.0.2-4f3e2d1c0b',
      until: agoMinutes(-51),
      state: 'watching',
      reason: '',
    },
    versions: [live],
    history: [line(9, 'release.promoted', '', { remote, version: live.version })],
  };
}

function admin(): RemoteReleases {
  const live = version('1.0.0-2a1b0c9d8e', { liveSince: agoMinutes(90 * day), health: seen(640) });
  const next = version('1.1.0-e4d3c2b1a0', { publishedAt: agoMinutes(55), publishedBy: '' });
  return {
    name: 'admin',
    ...sampleGrant('admin'),
    live,
    previous: null,
    canary: null,
    stopped: null,
    judgement: null,
    errors: [],
    freeze: { id: 'f0', from: agoMinutes(60), to: agoMinutes(-600), areas: ['admin'], reason: 'Year-end accounts' },
    approval: {
      version: next.version,
      request: { kind: 'promotion', reason: 'The audit log is quicker' },
      by: 'Zoya Khan',
      until: agoMinutes(-1_300),
    },
    previews: [{ id: 'p1', version: next.version, by: 'Zoya Khan', expiresAt: agoMinutes(-2_400) }],
    rollout: null,
    liveGuard: null,
    versions: [next, live],
    history: [],
  };
}

/**
 * One area per state: a worse canary; a rollout; a stopped canary; few visits; a promotion that waits for a second owner
 * and that the gate refuses; one that declares itself and has everything at once.
 */
export const mockAreas = (): RemoteReleases[] => [catalog(), learning(), authoring(), account(), admin(), mockEvents()];

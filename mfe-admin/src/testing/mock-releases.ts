import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockRequest, MockResponses } from '@vidya/contracts/testing/mock-platform';
import type { RemoteReleases, VersionView } from '@vidya/platform/calls/area-releases';
import type { PreviewRequest } from '@vidya/platform/calls/preview';
import type { Promotion, Rollback } from '@vidya/platform/calls/release';
import type { NewRollout } from '@vidya/platform/calls/rollout';
import { agoMinutes, seen } from './mock-area-parts.ts';
import { mockAreas } from './mock-areas.ts';

let areas = mockAreas();

type History = RemoteReleases['history'][number];

const line = (action: History['action'], details: History['details']): History => ({
  at: agoMinutes(0),
  action,
  by: 'Nandini Bose',
  details,
});

const versionIn = ({ versions }: RemoteReleases, wanted: string | undefined): VersionView => {
  const found = versions.find(({ version }) => version === wanted);
  if (!found) throw new ApiError('Version Not Found', { status: 404 });
  return found;
};

/** The area after `change`, with a new line in its history. */
function changed({ params }: MockRequest, change: (area: RemoteReleases) => [Partial<RemoteReleases>, History]) {
  const area = areas.find(({ name }) => name === params?.['name']);
  if (!area) throw new ApiError('Area Not Found', { status: 404 });
  const [given, done] = change(area);
  const next = { ...area, ...given, history: [done, ...area.history].slice(0, 10) };
  areas = areas.map((one) => (one.name === area.name ? next : one));
  return next;
}

function promote(area: RemoteReleases, { version, percent, cohort }: Promotion): [Partial<RemoteReleases>, History] {
  const found = versionIn(area, version);
  const details = { remote: area.name, version: found.version };
  if (percent === undefined && !cohort) {
    const live = { ...found, liveSince: agoMinutes(0), health: seen(0) };
    const canary = area.canary?.version === found.version ? null : area.canary;
    const versions = area.versions.map((one) => (one.version === live.version ? live : one));
    return [{ live, previous: area.live, canary, stopped: null, versions }, line('release.promoted', details)];
  }
  const canary = { ...found, health: seen(0), percent: percent ?? 0, cohort: cohort ?? null };
  const action = area.canary?.version === found.version ? 'release.shareChanged' : 'release.promoted';
  const reach = { percent: percent ?? 0, ...(cohort && { cohort }) };
  return [{ canary, stopped: null }, line(action, { ...details, ...reach, from: area.live?.version ?? '' })];
}

function takeBack(area: RemoteReleases, { to, reason }: Rollback): [Partial<RemoteReleases>, History] {
  const { live, canary } = area;
  if (!to && canary) {
    const { percent, version: from } = canary;
    const details = { remote: area.name, version: live?.version ?? '', from, percent, reason };
    return [{ canary: null, stopped: null }, line('release.rolledBack', details)];
  }
  const found = { ...versionIn(area, to), health: seen(0), liveSince: agoMinutes(0), rolledBackAt: null };
  const versions = area.versions.map((one) =>
    one.version === live?.version ? { ...one, rolledBackAt: agoMinutes(0) } : one,
  );
  const details = { remote: area.name, version: found.version, from: live?.version ?? '', reason };
  return [{ live: found, previous: null, versions }, line('release.rolledBack', details)];
}

function startRollout(
  area: RemoteReleases,
  { version, steps, dwellMinutes }: NewRollout & { version: string },
): [Partial<RemoteReleases>, History] {
  const [percent = 0] = steps;
  const [given] = promote(area, { version, percent });
  const rollout = {
    version,
    steps,
    dwellMinutes,
    step: 0,
    reason: '',
    by: 'Nandini Bose',
    visits: 0,
    state: 'running' as const,
    since: agoMinutes(0),
    nextAt: agoMinutes(-dwellMinutes),
    haltsAt: agoMinutes(-4 * dwellMinutes),
  };
  const text = steps.map((step) => `${step}%`).join(', ');
  const details = { remote: area.name, version, steps: text, dwellMinutes };
  return [{ ...given, rollout }, line('release.rolloutStarted', details)];
}

const halted = { state: 'halted', nextAt: null, haltsAt: null } as const;

/** Mock releases for the dashboard that runs alone: each area is in another state. */
export const mockReleases: MockResponses = {
  listReleases: () => areas,
  promoteVersion: (input) => {
    // So that a refusal can be seen.
    if (input.params?.['name'] === 'admin') {
      throw new ApiError(
        'platform: Platform ^1.2.0 is needed; the live shell lends 1.0.0. Release the shell of this source tree first, or do without the newer members of the platform.\nbytes: Its pages begin with 64.2 kB of JavaScript (brotli); 60.0 kB are allowed. Load what the first screen does without on demand (import()), or raise "budgetKb" in its package.json, up to what is granted.',
        { status: 422 },
      );
    }
    return changed(input, (area) => promote(area, input.body ?? {}));
  },
  startRollout: (input) =>
    changed(input, (area) => startRollout(area, input.body as unknown as NewRollout & { version: string })),
  makePreview: (input) => {
    const { version, hours } = input.body as unknown as PreviewRequest;
    const preview = { id: crypto.randomUUID(), version, by: 'Nandini Bose', expiresAt: agoMinutes(-60 * hours) };
    changed(input, (area) => [
      { previews: [...area.previews, preview] },
      line('release.previewed', { remote: area.name, version, hours }),
    ]);
    return { ...preview, token: `${'mock'.repeat(40)}.${'token'.repeat(12)}`, code: 'K7QF-2MXA-9TRB' };
  },
  endPreview: (input) =>
    changed(input, (area) => [
      { previews: area.previews.filter(({ id }) => id !== input.params?.['id']) },
      line('release.previewEnded', { remote: area.name, version: area.previews[0]?.version ?? '' }),
    ]),
  haltRollout: (input) =>
    changed(input, (area) => [
      { rollout: area.rollout && { ...area.rollout, ...halted, reason: String(input.body?.['reason']) } },
      line('release.rolloutHalted', { remote: area.name, version: area.rollout?.version ?? '' }),
    ]),
  continueRollout: (input) =>
    changed(input, (area) => [
      { rollout: area.rollout && { ...area.rollout, state: 'running', nextAt: agoMinutes(-18), reason: '' } },
      line('release.rolloutContinued', { remote: area.name, version: area.rollout?.version ?? '' }),
    ]),
  approveRelease: (input) =>
    changed(input, (area) => {
      const [given, done] = promote({ ...area, approval: null }, { version: area.approval?.version });
      return [{ ...given, approval: null }, done];
    }),
  dropApproval: (input) =>
    changed(input, (area) => [
      { approval: null },
      line('release.approvalDropped', { remote: area.name, version: area.approval?.version ?? '' }),
    ]),
  rollBackVersion: (input) => changed(input, (area) => takeBack(area, input.body as unknown as Rollback)),
};

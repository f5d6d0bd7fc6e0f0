import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import type { RemoteReleases, VersionHealth, VersionView } from '@vidya/platform/calls/area-releases';
import { type BuiltInName, remoteNames } from '@vidya/platform/gate/remotes';
import { sampleGrant } from '@vidya/platform/testing/sample-grant';
import { renderAdmin } from './render-admin.tsx';

export const health = (given: Partial<VersionHealth> = {}): VersionHealth => ({
  visits: 1_000,
  failed: 4,
  renderFailed: 0,
  hydrationFailed: 0,
  callFailed: 0,
  blank: 0,
  frameBroken: 0,
  pressIgnored: 0,
  business: 0,
  left: 0,
  loadMs: 400,
  lcpMs: 1_600,
  inpMs: 90,
  shift: null,
  ...given,
});

export const version = (name: string, given: Partial<VersionView> = {}): VersionView => ({
  version: name,
  publishedAt: '2026-03-10T05:30:00.000Z',
  publishedBy: 'Asha Rao',
  note: '',
  firstLoadBytes: 38_000,
  liveSince: null,
  rolledBackAt: null,
  health: null,
  rehearsal: null,
  rehearsalMissing: '',
  ...given,
});

export const live = version('1.2.0-3f9ac01b2d', { liveSince: '2026-03-01T06:30:00.000Z', health: health() });
export const before = version('1.1.0-aa00bb11cc', { liveSince: '2026-02-01T06:30:00.000Z' });
export const next = version('1.3.0-0011223344', { note: 'Faster filters', health: health() });

const builtInOf = (name: string | undefined): BuiltInName => remoteNames.find((known) => known === name) ?? 'catalog';

/** The catalogue with a live version and an earlier one; the test sets what matters to it. */
export const area = (given: Partial<RemoteReleases> = {}): RemoteReleases => ({
  name: 'catalog',
  ...sampleGrant(builtInOf(given.name)),
  live,
  previous: before,
  canary: null,
  stopped: null,
  judgement: null,
  errors: [],
  freeze: null,
  approval: null,
  previews: [],
  rollout: null,
  liveGuard: null,
  versions: [live, before],
  history: [],
  ...given,
});

export const waiting = (given: Partial<RemoteReleases> = {}): RemoteReleases =>
  area({ versions: [{ ...next, health: null }, live, before], ...given });

export const trial = (given: Partial<RemoteReleases> = {}): RemoteReleases =>
  area({ canary: { ...next, percent: 10, cohort: 'staff' }, versions: [next, live, before], ...given });

interface Sent {
  call: string;
  params: unknown;
  body: unknown;
  query: unknown;
}

const openRows = (areas: RemoteReleases[]): string =>
  String(
    new URLSearchParams([...new Set(['catalog', ...areas.map(({ name }) => name)])].map((name) => ['area', name])),
  );

/** The page with these areas, all open. Records the requests; `after` is the server's state after them. */
export const openReleases = (areas: RemoteReleases[], responses: MockResponses = {}, after = areas) =>
  openReleasesAt(`?${openRows(areas)}`, { areas, responses, after });

interface Released {
  areas: RemoteReleases[];
  responses?: MockResponses;
  after?: RemoteReleases[];
}

/** The page at an address. */
export function openReleasesAt(search: string, { areas, responses = {}, after = areas }: Released) {
  const sent: Sent[] = [];
  let asked = 0;
  const keep =
    (call: string) =>
    ({ params, body, query }: { params?: unknown; body?: unknown; query?: unknown }) => {
      sent.push({ call, params, body, query });
      return after[0];
    };
  const page = renderAdmin(`/admin/dashboard/releases${search}`, {
    listReleases: () => {
      asked += 1;
      return sent.length > 0 ? after : areas;
    },
    promoteVersion: keep('promoteVersion'),
    rollBackVersion: keep('rollBackVersion'),
    listReleaseRights: () => ({ areas: [], freezes: [] }),
    listCallUses: () => ({ calls: [], uses: [] }),
    approveRelease: keep('approveRelease'),
    dropApproval: keep('dropApproval'),
    startRollout: keep('startRollout'),
    endPreview: keep('endPreview'),
    haltRollout: keep('haltRollout'),
    continueRollout: keep('continueRollout'),
    ...responses,
  });
  return { ...page, sent, asked: () => asked };
}

type User = ReturnType<typeof openReleases>['user'];

export const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
export const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
export const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
export const onOpener = () => waitFor(() => expect(screen.getByRole('button', { name: 'Courses' })).toHaveFocus());

export const refusal = 'platform: Platform ^1.2.0 is needed.\nbytes: Its pages begin with 64.2 kB.';
export const refused = () => {
  throw new ApiError(refusal, { status: 422, code: 'Refused' });
};

import type { Db } from '../../api/src/database/database.ts';
import type { RemoteReleases, VersionHealth, VersionView } from '../calls/area-releases.ts';
import type { RemoteName } from '../gate/remotes.ts';
import { type AreaRow, grantIn, listAreas, requireArea } from './areas/area.store.ts';
import { countsOf, judgeCanary } from './health/compare.ts';
import { listErrors } from './health/errors.store.ts';
import { findHealth } from './health/health.store.ts';
import { listPreviews } from './preview/preview.store.ts';
import { listSigningKeys } from './provenance/provenance.store.ts';
import { keyIdsOf, missingRehearsal } from './rehearsal/missing-rehearsal.ts';
import { type AreaState, createReleaseRows } from './release.store.ts';
import { type ListedVersion, listByIds, listHistory, listNewest } from './release-list.store.ts';
import { describeHeld } from './rights/approval.store.ts';
import { findFreeze } from './rights/freezes.ts';
import { describeLiveGuard, describeRollout } from './rollout/rollout-view.ts';

const viewOf = (
  { createdAt, liveSince, rolledBackAt, ...row }: ListedVersion,
  { health, rehearsalMissing }: Pick<VersionView, 'health' | 'rehearsalMissing'>,
): VersionView => ({
  ...row,
  publishedAt: createdAt.toISOString(),
  liveSince: liveSince?.toISOString() ?? null,
  rolledBackAt: rolledBackAt?.toISOString() ?? null,
  health,
  rehearsalMissing,
});

/** The health of the live version and the canary, by id, each since it got that role. */
async function healthOf(db: Db, { live, canary }: AreaState): Promise<Map<string, VersionHealth>> {
  const found = new Map<string, VersionHealth>();
  if (live) found.set(live.id, await findHealth(db, live.id, live.liveSince ?? live.createdAt));
  if (canary) found.set(canary.row.id, await findHealth(db, canary.row.id, canary.since));
  return found;
}

/** An area as the release pages show it. */
export async function describeArea(db: Db, name: RemoteName): Promise<RemoteReleases> {
  return describe(db, requireArea(await listAreas(db), name));
}

async function describe(db: Db, area: AreaRow): Promise<RemoteReleases> {
  const { name } = area;
  const state = await createReleaseRows(db).stateOf(name);
  const { live, previous, canary, stoppedAt, stoppedReason: reason } = state;
  const health = await healthOf(db, state);
  const newest = await listNewest(db, name);
  const history = await listHistory(db, name);
  const shown = await listByIds(
    db,
    [live, previous, canary?.row].flatMap((row) => (row ? [row.id] : [])),
  );
  const keyIds = keyIdsOf(await listSigningKeys(db, name));
  const view = (row: ListedVersion): VersionView => {
    const rehearsalMissing = live && live.id !== row.id ? missingRehearsal(row, keyIds) : '';
    return viewOf(row, { health: health.get(row.id) ?? null, rehearsalMissing });
  };
  const viewById = (id: string | undefined): VersionView | null => {
    const row = shown.find((one) => one.id === id);
    return row ? view(row) : null;
  };
  const tried = viewById(canary?.row.id);
  const judgement = await judgeCanary(db, state);
  const followed = [live, canary?.row].flatMap((row) => (row ? [row.id] : []));
  return {
    name,
    title: live?.files.declaration?.title ?? area.title,
    grant: grantIn(area),
    counts: countsOf(state) ?? '',
    live: viewById(live?.id),
    previous: viewById(previous?.id),
    canary: tried && canary && { ...tried, percent: canary.percent, cohort: canary.cohort },
    judgement,
    errors: await listErrors(db, followed),
    freeze: await findFreeze(db, name),
    approval: await describeHeld(db, name),
    previews: await listPreviews(db, name),
    rollout: await describeRollout(db, name),
    liveGuard: await describeLiveGuard(db, name),
    stopped: stoppedAt && { at: stoppedAt.toISOString(), reason },
    versions: newest.map(view),
    history: history.map(({ at, actor, ...line }) => ({
      ...line,
      at: at.toISOString(),
      by: actor ?? String(line.details['by'] ?? ''),
    })),
  };
}

export async function listReleases(db: Db): Promise<RemoteReleases[]> {
  const areas: RemoteReleases[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const area of await listAreas(db)) areas.push(await describe(db, area));
  return areas;
}

import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { conflict, notFound } from '../../api/src/http/errors.ts';
import type { SeenArea } from '../calls/params.ts';
import type { Promotion } from '../calls/release.ts';
import { auditReleaseChange } from './audit-release-change.ts';
import { startCounting } from './health/health.store.ts';
import { stopWatching, watchLive } from './live-guard/live-guard.store.ts';
import { type AreaState, noCanary, notStopped, type ReleaseRows, type VersionRow } from './release.store.ts';
import type { ReleaseChange } from './release-change.ts';

const say = apiMessages.release;

/** Throws 409 after a change of the area that the caller has not seen. */
export function refuseOutdated({ name, live, canary, stoppedAt }: AreaState, seen: SeenArea | undefined): void {
  const isLive = seen?.live === (live?.version ?? null);
  const isCanary = seen?.canary === (canary?.row.version ?? null);
  if (seen && !(isLive && isCanary && seen.isStopped === (stoppedAt !== null)))
    throw conflict(say.rollBackOutdated(name), 'Outdated');
}

/** The default version: the canary, else the newest. Never one that was stopped or rolled back: that needs its name. */
async function obvious(rows: ReleaseRows, { name, canary, stoppedAt }: AreaState): Promise<VersionRow> {
  if (canary && !stoppedAt) return canary.row;
  const row = await rows.newest(name);
  if (!row) throw notFound(say.noVersion(name));
  if (row.id === canary?.row.id) throw conflict(say.wasStopped(name, row.version));
  if (row.rolledBackAt) throw conflict(say.wasRolledBack(name, row.version));
  return row;
}

/** The version that is named, else the obvious one. Throws 404, or 409 for one that needs its name. */
export async function chosen(rows: ReleaseRows, state: AreaState, version: string | undefined): Promise<VersionRow> {
  if (version === undefined) return obvious(rows, state);
  const row = await rows.find(state.name, version);
  if (!row) throw notFound(say.unpublished(state.name, version));
  return row;
}

interface Occasion {
  action: 'release.promoted' | 'release.rolledBack';
  reason?: string;
}

/** Makes the version live for everybody; as a canary it ends. */
export async function makeLive(
  { tx, rows, state, row, by }: ReleaseChange,
  { action, reason }: Occasion,
): Promise<void> {
  const wasCanary = state.canary?.row.id === row.id;
  await rows.markLive(row.id);
  await startCounting(tx, row.id);
  // Another live version is another control group.
  const canary = wasCanary ? { ...noCanary, ...notStopped } : state.canary && { canarySince: new Date() };
  await rows.changeState(row.name, { liveId: row.id, ...canary });
  // A rollback is the way out already: there is no going back from it by itself.
  if (state.live && action === 'release.promoted') {
    await watchLive(tx, { name: row.name, versionId: row.id, previousId: state.live.id });
  } else await stopWatching(tx, row.name);
  await auditReleaseChange(tx, { action, row, by, details: { from: state.live?.version, reason } });
}

/**
 * Whether the same comparison goes on with another share: while both groups are of equal size, they have grown together.
 * Each new comparison is another chance to stop a good canary, so there are as few as can be.
 */
const continuesComparison = ({ canary, stoppedAt }: AreaState, percent: number): boolean =>
  canary !== null && !stoppedAt && canary.percent <= 50 && percent <= 50;

/** Makes the version a canary with exactly the given share and cohort; they replace earlier ones. */
export async function makeCanary(
  { tx, rows, state, row, by }: ReleaseChange,
  { percent = 0, cohort, reason }: Promotion,
): Promise<void> {
  if (!state.live) throw conflict(say.nothingLive(row.name));
  if (state.live.id === row.id) throw conflict(say.alreadyLive(row.name, row.version));
  const isSame = state.canary?.row.id === row.id;
  const wasSo = isSame && state.canary?.percent === percent && state.canary.cohort === (cohort ?? null);
  if (wasSo && !state.stoppedAt) return;
  const isGoingOn = isSame && continuesComparison(state, percent);
  if (!isGoingOn) await startCounting(tx, row.id);
  await rows.changeState(row.name, {
    canaryId: row.id,
    percent,
    cohort: cohort ?? null,
    ...(!isGoingOn && { canarySince: new Date() }),
    ...notStopped,
  });
  const action = isSame ? 'release.shareChanged' : 'release.promoted';
  await auditReleaseChange(tx, { action, row, by, details: { percent, cohort, from: state.live.version, reason } });
}

/** The share of all browsers that a promotion aims at, in percent. */
export const shareOf = ({ percent, cohort }: Pick<Promotion, 'percent' | 'cohort'>): number =>
  percent ?? (cohort === undefined ? 100 : 0);

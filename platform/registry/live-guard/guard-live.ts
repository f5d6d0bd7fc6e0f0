import type { Db } from '../../../api/src/database/database.ts';
import { ApiProblem } from '../../../api/src/http/errors.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import type { RaiseAlarm } from '../alarm/alarm.service.ts';
import { auditReleaseChange } from '../audit-release-change.ts';
import { refuseIncompatible } from '../gate.ts';
import type { VersionRow } from '../release.store.ts';
import type { ReleaseChange } from '../release-change.ts';
import type { ReleaseDocuments } from '../release-document.ts';
import { site } from '../releaser.ts';
import { makeLive } from '../version-change.ts';
import { detectRegression, hasEnoughVisits } from './detect-regression.ts';
import { recordsOf } from './guard-records.ts';
import { findLiveGuard, type LiveGuard, listWatched, settleLiveGuard } from './live-guard.store.ts';

interface Parts {
  db: Db;
  documents: ReleaseDocuments;
  alarm: RaiseAlarm;
}

/** Why the version before is no place to go back to; null when it is. */
async function obstacle(
  { tx, rows, state }: ReleaseChange,
  guard: LiveGuard,
  isProven: boolean,
): Promise<string | null> {
  const { previous } = state;
  if (!previous || previous.id !== guard.previousId) return 'The version before was taken back.';
  if (!isProven) return `Too little is known of ${previous.version}.`;
  try {
    await rows.verifyStoredFiles(previous);
    await refuseIncompatible(previous, { tx, rows });
    return null;
  } catch (error) {
    if (error instanceof ApiProblem) return `The site cannot run ${previous.version}: ${error.message}`;
    throw error;
  }
}

async function goBack(step: ReleaseChange & { failing: VersionRow }, reason: string, alarm: RaiseAlarm): Promise<void> {
  const { tx, rows, row, failing } = step;
  const { name } = row;
  const guard = await findLiveGuard(tx, name);
  await rows.markTakenBack(failing.id);
  await makeLive(step, { action: 'release.rolledBack', reason });
  if (guard) await settleLiveGuard(tx, guard, { state: 'rolledBack', reason });
  await alarm(tx, { kind: 'release.rolledBack', row: failing, reason, live: row.version });
}

/** Judges again in the transaction: the release may have changed since. */
const act = ({ documents, alarm }: Parts, name: RemoteName): Promise<void> =>
  documents.change(async (rows, tx) => {
    const guard = await findLiveGuard(tx, name);
    const state = await rows.stateOf(name);
    const { live: failing, previous } = state;
    if (guard?.state !== 'watching' || failing?.id !== guard.versionId) return;
    const records = await recordsOf(tx, guard);
    const harm = detectRegression(records);
    if (!harm) return settleIfOver(tx, guard);
    const step = { tx, rows, state, row: failing, by: site };
    const why = await obstacle(step, guard, hasEnoughVisits(records.day));
    if (!why && previous) return goBack({ ...step, row: previous, failing }, harm, alarm);
    const reason = `${harm} It does not go back by itself: ${why}`;
    await settleLiveGuard(tx, guard, { state: 'failing', reason });
    await auditReleaseChange(tx, { action: 'release.liveFailing', row: failing, by: site, details: { reason } });
    await alarm(tx, { kind: 'release.liveFailing', row: failing, reason });
  });

async function settleIfOver(tx: Db, guard: LiveGuard): Promise<void> {
  if (guard.until <= new Date()) await settleLiveGuard(tx, guard, { state: 'passed', reason: '' });
}

/** Watches promoted versions: goes back when one is clearly worse than the version before was. */
export async function guardLive(parts: Parts): Promise<void> {
  for (const name of await listWatched(parts.db)) {
    const guard = await findLiveGuard(parts.db, name);
    const isOver = guard !== null && guard.until <= new Date();
    if (guard && (isOver || detectRegression(await recordsOf(parts.db, guard)))) await act(parts, name);
  }
}

import { and, gt, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import { defineJob } from '../../../api/src/jobs/jobs.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import type { RaiseAlarm } from '../alarm/alarm.service.ts';
import { auditReleaseChange } from '../audit-release-change.ts';
import { type AreaState, createReleaseRows, isTried } from '../release.store.ts';
import type { ReleaseDocuments } from '../release-document.ts';
import { site } from '../releaser.ts';
import { dropPendingApproval } from '../rights/approval.store.ts';
import { endRollout } from '../rollout/rollout.store.ts';
import { releaseStates } from '../tables/schema-release.ts';
import { judgeCanary } from './compare.ts';

/** Every minute: stops failing canaries, goes back from a worse live version, and rewrites the release document if it was lost. */
export const watchReleases = defineJob<Record<string, never>>('watch-releases', 0);

async function reasonToStop(db: Db, state: AreaState): Promise<string | null> {
  const judgement = isTried(state) ? await judgeCanary(db, state) : null;
  return judgement?.verdict === 'stop' ? judgement.reason : null;
}

interface Parts {
  db: Db;
  documents: ReleaseDocuments;
  alarm: RaiseAlarm;
}

/** Checks again in the transaction: the share may have changed since. */
const stopCanary = ({ documents, alarm }: Parts, name: RemoteName): Promise<void> =>
  documents.change(async (rows, tx) => {
    const state = await rows.stateOf(name);
    const reason = await reasonToStop(tx, state);
    if (!state.canary || !reason) return;
    const { row, percent, cohort } = state.canary;
    await rows.changeState(name, { percent: 0, cohort: null, stoppedAt: new Date(), stoppedReason: reason });
    // It may have been live before: mark it so that no rollback returns to it.
    if (row.liveSince) await rows.markTakenBack(row.id);
    const details = { reason, percent: 0, from: state.live?.version, share: percent, cohort: cohort ?? undefined };
    await auditReleaseChange(tx, { action: 'release.stopped', row, by: site, details });
    await endRollout(tx, name, { state: 'stopped', reason });
    await dropPendingApproval(tx, name, row.id);
    await alarm(tx, { kind: 'release.stopped', row, reason });
  });

/** Sets the share of each canary that is worse than its control group to 0. */
export async function stopCanaries(parts: Parts): Promise<void> {
  const { db } = parts;
  const tried = await db
    .select({ name: releaseStates.name })
    .from(releaseStates)
    .where(and(isNotNull(releaseStates.canaryId), or(gt(releaseStates.percent, 0), isNotNull(releaseStates.cohort))));
  for (const { name } of tried) {
    if (await reasonToStop(db, await createReleaseRows(db).stateOf(name))) await stopCanary(parts, name);
  }
}

import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { conflict, notFound } from '../../api/src/http/errors.ts';
import type { Rollback } from '../calls/release.ts';
import type { RemoteName } from '../gate/remotes.ts';
import { auditReleaseChange } from './audit-release-change.ts';
import { refuseIncompatible } from './gate.ts';
import { type AreaState, noCanary, notStopped, type ReleaseRows, type VersionRow } from './release.store.ts';
import type { ReleaseChange } from './release-change.ts';
import type { ReleaseDocuments } from './release-document.ts';
import type { Releaser } from './releaser.ts';
import { dropPendingApproval } from './rights/approval.store.ts';
import { changedBy, endRollout } from './rollout/rollout.store.ts';
import { makeLive } from './version-change.ts';

const say = apiMessages.release;

type AreaChange = Omit<ReleaseChange, 'row'>;

async function wayBack(rows: ReleaseRows, state: AreaState, to: string | undefined): Promise<VersionRow> {
  const { name, live, previous } = state;
  if (to === undefined) {
    if (!previous) throw conflict(say.noEarlierVersion(name));
    return previous;
  }
  const row = await rows.find(name, to);
  if (!row) throw notFound(say.unknown(name, to));
  if (row.id === live?.id) throw conflict(say.alreadyLive(name, to));
  if (!row.liveSince) throw conflict(say.neverLive(name, to));
  return row;
}

/** Ends the trial of a version: its visitors get the live version again. */
async function endCanary({ tx, rows, state, by }: AreaChange, reason: string): Promise<void> {
  const { name, live, canary, stoppedAt } = state;
  if (!canary) return;
  const { row, percent, cohort } = canary;
  await rows.markTakenBack(row.id);
  await rows.changeState(name, { ...noCanary, ...notStopped });
  const wasStopped = stoppedAt ? true : undefined;
  const details = { reason, from: row.version, percent, cohort: cohort ?? undefined, wasStopped };
  await auditReleaseChange(tx, { action: 'release.rolledBack', row: live ?? row, by, details });
}

/** `from` says what is meant; without it, a version that is stopped or in canary goes before the live one. */
function isCanaryMeant({ name, live, canary }: AreaState, { to, from }: Rollback): boolean {
  if (from === undefined) return canary !== null && to === undefined;
  if (from === canary?.row.version && to === undefined) return true;
  if (from === live?.version) return false;
  throw conflict(say.rollBackOutdated(name), 'Outdated');
}

/** Rolls back the canary (a stopped one too) or the live version. */
export const createRollBackVersion =
  (documents: ReleaseDocuments) =>
  (name: RemoteName, rollback: Rollback, by: Releaser): Promise<void> =>
    documents.change(async (rows, tx) => {
      const state = await rows.stateOf(name);
      const { to, reason } = rollback;
      await endRollout(tx, name, changedBy(by));
      await dropPendingApproval(tx, name);
      if (isCanaryMeant(state, rollback)) return endCanary({ tx, rows, state, by }, reason);
      const row = await wayBack(rows, state, to);
      await rows.verifyStoredFiles(row);
      await refuseIncompatible(row, { tx, rows });
      if (state.live) await rows.markTakenBack(state.live.id);
      await makeLive({ tx, rows, state, row, by }, { action: 'release.rolledBack', reason });
    });

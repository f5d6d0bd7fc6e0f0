import type { Rollback } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { conflict, notFound } from '../http/errors.ts';
import { refuseIncompatible } from './gate.ts';
import { startCounting } from './health/health.store.ts';
import { findHost } from './host.store.ts';
import {
  type AreaState,
  createReleaseRows,
  noCanary,
  notStopped,
  type ReleaseRows,
  type VersionRow,
} from './release.store.ts';
import type { ReleaseDocuments } from './release-document.ts';
import { leaveTrace } from './release-trace.ts';
import type { Releaser } from './releaser.ts';

const say = apiMessages.release;

/** Rolls back the canary or the live version. */
export type RollBackVersion = (name: RemoteName, rollback: Rollback, by: Releaser) => Promise<void>;

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

const isTried = ({ canary }: AreaState): boolean => canary !== null && (canary.percent > 0 || canary.cohort !== null);

export const createRollBackVersion =
  (documents: ReleaseDocuments): RollBackVersion =>
  (name, { to, from, reason }, by) =>
    documents.change(async (tx) => {
      const rows = createReleaseRows(tx);
      const state = await rows.stateOf(name);
      const { live } = state;
      const canary = to === undefined && isTried(state) ? state.canary : null;
      if (from !== undefined && from !== (canary?.row ?? live)?.version) throw conflict(say.rollBackOutdated(name));
      if (canary) {
        await rows.markTakenBack(canary.row.id);
        await rows.changeState(name, { ...noCanary, ...notStopped });
        const details = {
          reason,
          from: canary.row.version,
          percent: canary.percent,
          cohort: canary.cohort ?? undefined,
        };
        // The canary's users get the live version again.
        return leaveTrace(tx, { action: 'release.rolledBack', row: live ?? canary.row, by, details });
      }
      const row = await wayBack(rows, state, to);
      refuseIncompatible(row, await findHost(tx));
      if (live) await rows.markTakenBack(live.id);
      await rows.markLive(row.id);
      await startCounting(tx, row.id);
      const wasCanary = state.canary?.row.id === row.id;
      await rows.changeState(name, { liveId: row.id, ...(wasCanary && { ...noCanary, ...notStopped }) });
      await leaveTrace(tx, { action: 'release.rolledBack', row, by, details: { reason, from: live?.version } });
    });

import type { Rollback } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { conflict, notFound } from '../http/errors.ts';
import { grantsIn, listAreas } from './area.store.ts';
import { refuseIncompatible } from './gate.ts';
import { makeLive } from './promote.service.ts';
import { type AreaState, isTried, noCanary, notStopped, type ReleaseRows, type VersionRow } from './release.store.ts';
import type { ReleaseDocuments } from './release-document.ts';
import { leaveTrace } from './release-trace.ts';
import type { Releaser } from './releaser.ts';

const say = apiMessages.release;

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

/** Rolls back the canary or the live version. */
export const createRollBackVersion =
  (documents: ReleaseDocuments) =>
  (name: RemoteName, { to, from, reason }: Rollback, by: Releaser): Promise<void> =>
    documents.change(async (rows, tx) => {
      const state = await rows.stateOf(name);
      const { live } = state;
      const canary = to === undefined && isTried(state) ? state.canary : null;
      if (from !== undefined && from !== (canary?.row ?? live)?.version) throw conflict(say.rollBackOutdated(name));
      if (canary) {
        const { row, percent, cohort } = canary;
        await rows.markTakenBack(row.id);
        await rows.changeState(name, { ...noCanary, ...notStopped });
        const details = { reason, from: row.version, percent, cohort: cohort ?? undefined };
        // The canary's users get the live version again.
        return leaveTrace(tx, { action: 'release.rolledBack', row: live ?? row, by, details });
      }
      const row = await wayBack(rows, state, to);
      refuseIncompatible(row, { hosts: await rows.findHosts(), grants: grantsIn(await listAreas(tx)) });
      if (live) await rows.markTakenBack(live.id);
      await makeLive({ tx, rows, state, row, by }, { action: 'release.rolledBack', reason });
    });

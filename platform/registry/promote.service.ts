import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Promotion } from '../calls/release.ts';
import type { RemoteName } from '../gate/remotes.ts';
import { passGateNow } from './gate.ts';
import type { RequireRehearsed } from './rehearsal/require-rehearsed.ts';
import type { ReleaseChange } from './release-change.ts';
import type { ReleaseDocuments } from './release-document.ts';
import type { Releaser } from './releaser.ts';
import { refuseFrozen } from './rights/freezes.ts';
import type { RequestApproval } from './rights/hold.ts';
import { changedBy, endRollout } from './rollout/rollout.store.ts';
import { chosen, makeCanary, makeLive, refuseOutdated, shareOf } from './version-change.ts';

const say = apiMessages.release;

/** Whether the change gives the version to no further people. */
function isLowering({ state: { canary, stoppedAt }, row }: ReleaseChange, { percent, cohort }: Promotion): boolean {
  if (canary?.row.id !== row.id || stoppedAt || percent === undefined) return false;
  return percent <= canary.percent && (cohort === undefined || cohort === canary.cohort);
}

/** Does a promotion that is allowed. No change when it is so already. Throws 409 in a freeze, 422 by the gate. */
export async function promoteRow(step: ReleaseChange, promotion: Promotion): Promise<void> {
  const { tx, rows, state, row } = step;
  const isLive = state.live?.id === row.id;
  if (!isLowering(step, promotion)) {
    await refuseFrozen(tx, row.name);
    await rows.verifyStoredFiles(row);
  }
  if (!isLive) await passGateNow(row, { tx, rows, live: state.live });
  await endRollout(tx, row.name, changedBy(step.by));
  if (promotion.percent !== undefined || promotion.cohort !== undefined) return makeCanary(step, promotion);
  if (!isLive) await makeLive(step, { action: 'release.promoted', reason: promotion.reason });
}

interface PromoteParts {
  documents: ReleaseDocuments;
  hold: RequestApproval;
  requireRehearsed: RequireRehearsed;
}

/** Makes a version live for everybody, or a canary for some; or puts that to a second owner. Returns what to say of it. */
export const createPromoteVersion =
  ({ documents, hold, requireRehearsed }: PromoteParts) =>
  (name: RemoteName, promotion: Promotion, by: Releaser): Promise<string | undefined> =>
    documents.change(async (rows, tx) => {
      const state = await rows.stateOf(name);
      refuseOutdated(state, promotion.seen);
      const row = await chosen(rows, state, promotion.version);
      const step = { tx, rows, state, row, by };
      const { version: _, seen: _seen, ...request } = promotion;
      const share = shareOf(promotion);
      const waiver = promotion.unrehearsed ? { reason: promotion.reason } : undefined;
      const isLower = isLowering(step, promotion);
      if (!isLower) await requireRehearsed(step, { share, waiver });
      // Fewer people get it than before: nobody is asked, and what waited is dropped.
      if (state.live?.id !== row.id && (await hold(step, { kind: 'promotion', ...request }, isLower ? 0 : share))) {
        return say.held;
      }
      await promoteRow(step, promotion);
      return undefined;
    });

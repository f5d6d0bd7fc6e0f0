import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { conflict } from '../../../api/src/http/errors.ts';
import type { NewRollout, RolloutContinuation, RolloutHalt } from '../../calls/rollout.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { auditReleaseChange } from '../audit-release-change.ts';
import type { RequireRehearsed } from '../rehearsal/require-rehearsed.ts';
import type { ReleaseChange } from '../release-change.ts';
import type { ReleaseDocuments } from '../release-document.ts';
import type { Releaser } from '../releaser.ts';
import type { RequestApproval } from '../rights/hold.ts';
import { chosen, refuseOutdated } from '../version-change.ts';
import { nextAt } from './next-step.ts';
import { addRollout, changeRollout, findRollout, type Rollout } from './rollout.store.ts';
import { stepText, takeStep } from './take-step.ts';

const say = apiMessages.release;

interface Next {
  rollout: Rollout;
  reason: string;
  requireRehearsed: RequireRehearsed;
}

/** Takes the step after the current one; the last one finishes the rollout. Returns whether it did. */
export async function takeNext(step: ReleaseChange, { rollout, reason, requireRehearsed }: Next): Promise<boolean> {
  const { tx, row, by } = step;
  const { steps } = rollout;
  const index = rollout.step + 1;
  await requireRehearsed(step, { share: steps[index] ?? 100 });
  await takeStep(step, { steps, index, reason: `${stepText({ steps, index })}${reason && `: ${reason}`}` });
  const isLast = index === steps.length - 1;
  const state = isLast ? 'finished' : 'running';
  await changeRollout(tx, row.name, { step: index, stepSince: new Date(), state, reason: '' });
  if (isLast)
    await auditReleaseChange(tx, { action: 'release.rolloutFinished', row, by, details: { share: steps[index] } });
  return isLast;
}

/** Gives the version its first share, and leaves the rest to the job of every minute. */
export async function beginRollout(
  step: ReleaseChange,
  { steps, dwellMinutes, reason }: Omit<NewRollout, 'version' | 'seen'>,
): Promise<void> {
  const { tx, row, by } = step;
  const details = { steps: steps.map((share) => `${share}%`).join(', '), dwellMinutes, reason };
  await auditReleaseChange(tx, { action: 'release.rolloutStarted', row, by, details });
  await takeStep(step, { steps, index: 0, reason: stepText({ steps, index: 0 }) });
  await addRollout(tx, {
    name: row.name,
    versionId: row.id,
    steps,
    dwellMinutes,
    step: 0,
    stepSince: new Date(),
    state: steps.length === 1 ? 'finished' : 'running',
    startedBy: by.name,
  });
}

interface RolloutParts {
  documents: ReleaseDocuments;
  hold: RequestApproval;
  requireRehearsed: RequireRehearsed;
}

/** What people do with a progressive rollout. Each call is one change of the area's release. */
export function createRollouts({ documents, hold, requireRehearsed }: RolloutParts) {
  const start = (name: RemoteName, { version, seen, ...request }: NewRollout, by: Releaser) =>
    documents.change(async (rows, tx) => {
      const state = await rows.stateOf(name);
      refuseOutdated(state, seen);
      const row = await chosen(rows, state, version);
      if (!state.live) throw conflict(say.nothingLive(name));
      if (state.live.id === row.id) throw conflict(say.alreadyLive(name, row.version));
      const step = { tx, rows, state, row, by };
      const share = request.steps.at(-1) ?? 0;
      await requireRehearsed(step, { share });
      if (await hold(step, { kind: 'rollout', ...request }, share)) return say.held;
      await beginRollout(step, request);
      return undefined;
    });

  const halt = (name: RemoteName, { reason, seen }: RolloutHalt, by: Releaser): Promise<void> =>
    documents.change(async (rows, tx) => {
      refuseOutdated(await rows.stateOf(name), seen);
      const rollout = await findRollout(tx, name);
      const row = rollout && (await rows.find(name, rollout.version));
      if (!row || rollout.state !== 'running') throw conflict(say.noRollout(name));
      await changeRollout(tx, name, { state: 'halted', reason });
      await auditReleaseChange(tx, { action: 'release.rolloutHalted', row, by, details: { reason } });
    });

  const goOn = (name: RemoteName, { reason = '', seen }: RolloutContinuation, by: Releaser): Promise<void> =>
    documents.change(async (rows, tx) => {
      const state = await rows.stateOf(name);
      refuseOutdated(state, seen);
      const rollout = await findRollout(tx, name);
      const row = rollout && (await rows.find(name, rollout.version));
      if (!row || rollout.state !== 'halted') throw conflict(say.notHalted(name));
      await auditReleaseChange(tx, {
        action: 'release.rolloutContinued',
        row,
        by,
        details: { reason: reason || undefined },
      });
      // The administrator's decision replaces the missing visits.
      if (nextAt(rollout) > new Date()) return changeRollout(tx, name, { state: 'running', reason: '' });
      await takeNext({ tx, rows, state, row, by }, { rollout, reason, requireRehearsed });
    });

  return { start, halt, goOn };
}

export type Rollouts = ReturnType<typeof createRollouts>;

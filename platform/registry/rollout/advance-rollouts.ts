import type { Db } from '../../../api/src/database/database.ts';
import { ApiProblem } from '../../../api/src/http/errors.ts';
import { defineJob } from '../../../api/src/jobs/jobs.ts';
import type { Verdict } from '../../calls/choices.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import type { RaiseAlarm } from '../alarm/alarm.service.ts';
import { auditReleaseChange } from '../audit-release-change.ts';
import { judgeCanary } from '../health/compare.ts';
import { countCompared } from '../health/health.store.ts';
import type { RequireRehearsed } from '../rehearsal/require-rehearsed.ts';
import { type AreaState, createReleaseRows } from '../release.store.ts';
import type { ReleaseChange } from '../release-change.ts';
import type { ReleaseDocuments } from '../release-document.ts';
import { site } from '../releaser.ts';
import { type Decision, decide, type StepEvidence } from './next-step.ts';
import { takeNext } from './rollout.service.ts';
import { changeRollout, findRollout, listRunning, type Rollout } from './rollout.store.ts';

/** Every minute: takes the next step of each rollout that may go on, and halts those that may not. */
export const advanceRollouts = defineJob<Record<string, never>>('advance-rollouts', 0);

interface Parts {
  db: Db;
  documents: ReleaseDocuments;
  alarm: RaiseAlarm;
  requireRehearsed: RequireRehearsed;
}

const meaning: Record<Verdict, StepEvidence['verdict']> = {
  stop: 'harm',
  'proven good': 'good',
  'not enough yet': 'unknown',
};

/** What the guard knows of the canary, and its visits since the rollout's step began. */
async function evidenceOf(db: Db, state: AreaState, stepSince: Date): Promise<StepEvidence> {
  const judgement = await judgeCanary(db, state);
  if (!judgement || !state.canary) return { verdict: 'unknown', visits: 0 };
  const visits = await countCompared(db, state.canary.row.id, stepSince);
  return { verdict: meaning[judgement.verdict], visits };
}

async function decisionOn(db: Db, rollout: Rollout): Promise<Decision> {
  const state = await createReleaseRows(db).stateOf(rollout.name);
  const share = rollout.steps[rollout.step] ?? 0;
  return decide({ ...rollout, share }, await evidenceOf(db, state, rollout.stepSince), new Date());
}

async function halt({ tx, row, by }: ReleaseChange, reason: string, alarm: RaiseAlarm): Promise<void> {
  await changeRollout(tx, row.name, { state: 'halted', reason });
  await auditReleaseChange(tx, { action: 'release.rolloutHalted', row, by, details: { reason } });
  await alarm(tx, { kind: 'release.rolloutHalted', row, reason });
}

/** Decides again in the transaction: the release may have changed since. */
async function advance({ documents, alarm, requireRehearsed }: Parts, name: RemoteName): Promise<void> {
  const inStep = (work: (step: ReleaseChange, rollout: Rollout) => Promise<void>): Promise<void> =>
    documents.change(async (rows, tx) => {
      const rollout = await findRollout(tx, name);
      const row = rollout && (await rows.find(name, rollout.version));
      if (!row || rollout.state !== 'running') return;
      await work({ tx, rows, state: await rows.stateOf(name), row, by: site }, rollout);
    });
  try {
    await inStep(async (step, rollout) => {
      const decision = await decisionOn(step.tx, rollout);
      if (decision.kind === 'halt') return halt(step, decision.reason, alarm);
      if (decision.kind === 'wait') return;
      const reason = `rollout by ${rollout.startedBy}`;
      const isLast = await takeNext(step, { rollout, reason, requireRehearsed });
      if (isLast) await alarm(step.tx, { kind: 'release.rolloutFinished', row: step.row, reason: '' });
    });
  } catch (error) {
    // Such as the gate, when the shell has changed since.
    if (!(error instanceof ApiProblem)) throw error;
    await inStep((step) => halt(step, error.message, alarm));
  }
}

/** One area's trouble does not hold up the others. Rejects with the first error, when all were tried. */
export async function advanceAll(parts: Parts): Promise<void> {
  const problems: unknown[] = [];
  for (const name of await listRunning(parts.db)) {
    const rollout = await findRollout(parts.db, name);
    if (!rollout || (await decisionOn(parts.db, rollout)).kind === 'wait') continue;
    await advance(parts, name).catch((error: unknown) => problems.push(error));
  }
  if (problems.length > 0) throw problems[0];
}

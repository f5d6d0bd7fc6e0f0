import { limits } from '@vidya/contracts/rules/limits';
import { TextField } from '@vidya/shared-ui';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { nameIn, titleOf } from '../data/release-state.ts';
import { afterRollout } from '../data/texts/release-consequences.ts';
import { dwellOf, type NewRolloutState, stepsOf } from '../data/use-new-rollout.ts';
import { openerOf } from '../opener.ts';
import { Refusals } from './AreaConfirmation.tsx';
import { Consequences } from './consequences.ts';

/** Gives a version to a growing share of people; says in words what happens when. */
export function NewRolloutDialog({ rollout }: { rollout: NewRolloutState }) {
  const { area, version, isDone, draft, change, errorOf, refusals } = rollout;
  if (!area) return null;
  const [steps, dwellMinutes] = [stepsOf(draft.steps), dwellOf(draft.minutes)];
  const lines = steps && dwellMinutes ? afterRollout(area, version, { steps, dwellMinutes }) : [];
  return (
    <FormDialog
      form={rollout}
      title={`Roll out ${titleOf(area)} ${nameIn(area, version)} in steps`}
      submitLabel="Start the rollout"
      focusAfter={() => (isDone ? openerOf(area) : null)}
    >
      <TextField
        label="Shares"
        name="steps"
        suffix="%"
        inputMode="text"
        autoComplete="off"
        help={`Of all browsers, one after the other, ${limits.rollout.maxSteps} at most.`}
        value={draft.steps}
        error={errorOf('steps')}
        onChange={({ target }) => change({ steps: target.value })}
      />
      <TextField
        label="Each lasts at least"
        name="minutes"
        suffix="min"
        inputMode="numeric"
        autoComplete="off"
        help="1 minute to 1,440, which is a day."
        value={draft.minutes}
        error={errorOf('minutes')}
        onChange={({ target }) => change({ minutes: target.value })}
      />
      <TextField
        label="Reason"
        isOptional
        name="reason"
        autoComplete="off"
        help="Kept in the audit log; a second owner reads it."
        maxLength={limits.releaseNoteMax}
        value={draft.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <Consequences aria-live="polite">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Consequences>
      <Refusals lines={refusals} />
    </FormDialog>
  );
}

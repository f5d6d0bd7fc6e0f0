import { usePlatform } from '@vidya/contracts/browser/platform';
import { limits } from '@vidya/contracts/rules/limits';
import { texts } from '@vidya/contracts/texts/texts';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { startRollout } from '@vidya/platform/calls/browser-calls';
import type { RemoteName } from '@vidya/platform/gate/remotes';
import { useState } from 'react';
import { useAreaDialog } from './use-area-dialog.ts';
import { shareOf } from './use-promotion.ts';

interface Draft {
  /** '1, 5, 25, 100' */
  steps: string;
  minutes: string;
  reason: string;
}

export type RolloutField = 'steps' | 'minutes';

const usual: Draft = { steps: '1, 5, 25, 100', minutes: '15', reason: '' };

/** The typed shares in percent, rising; null if they are not. */
export function stepsOf(typed: string): number[] | null {
  const steps = typed
    .split(/[\s,;%]+/)
    .filter(Boolean)
    .map(shareOf);
  const isRising = steps.every((step, index) => step > (steps[index - 1] ?? 0));
  return steps.length > 0 && steps.length <= limits.rollout.maxSteps && isRising ? steps : null;
}

/** The typed minutes; null if they are none. */
export function dwellOf(typed: string): number | null {
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= limits.rollout.maxDwellMinutes ? minutes : null;
}

const problemsIn = ({ steps, minutes }: Draft): [RolloutField, string][] => [
  ...(stepsOf(steps) ? [] : [['steps', texts.release.stepsInvalid] as [RolloutField, string]]),
  ...(dwellOf(minutes) ? [] : [['minutes', texts.release.dwellInvalid] as [RolloutField, string]]),
];

/** The dialog that gives a version to a growing share of people, which goes on by itself. */
export function useNewRollout(areas: RemoteReleases[] | undefined) {
  const { send, toasts } = usePlatform();
  const { change: applyChange, ask, ...dialog } = useAreaDialog('release-rollout', areas);
  const [draft, setDraft] = useState(usual);
  const [problems, setProblems] = useState<[RolloutField, string][]>([]);

  const submit = async (): Promise<RolloutField | null> => {
    if (!dialog.area || dialog.isBusy) return null;
    const found = problemsIn(draft);
    setProblems(found);
    const [steps, dwellMinutes] = [stepsOf(draft.steps), dwellOf(draft.minutes)];
    if (!steps || !dwellMinutes) {
      toasts.error(found[0]?.[1] ?? '');
      return found[0]?.[0] ?? null;
    }
    const reason = draft.reason.trim();
    const { version, seen } = dialog;
    const body = { version, steps, dwellMinutes, seen, ...(reason && { reason }) };
    const sent = send(startRollout, { params: { name: dialog.area.name }, body });
    const { rolloutStarted, rolloutFailed } = texts.release;
    await applyChange(sent, { success: rolloutStarted, failure: rolloutFailed });
    return null;
  };
  return {
    ...dialog,
    draft,
    errorOf: (field: RolloutField) => problems.find(([other]) => other === field)?.[1],
    ask: (name: RemoteName, version: string): void => {
      setDraft(usual);
      setProblems([]);
      ask(name, version);
    },
    change: (changes: Partial<Draft>): void => {
      const changed = { ...draft, ...changes };
      setDraft(changed);
      if (problems.length > 0) setProblems(problemsIn(changed));
    },
    submit,
  };
}

export type NewRolloutState = ReturnType<typeof useNewRollout>;

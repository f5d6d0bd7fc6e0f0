import { usePlatform } from '@vidya/contracts/browser/platform';
import { type RemoteReleases, rollBackVersion } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { limits } from '@vidya/contracts/rules/limits';
import { isBlank } from '@vidya/contracts/rules/validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useConfirmation } from '../use-confirmation.ts';
import { useChangeArea } from './use-change-area.ts';

function faultOf(reason: string): string | undefined {
  if (isBlank(reason)) return texts.admin.reasonMissing;
  return reason.trim().length > limits.releaseNoteMax ? texts.admin.reasonLong : undefined;
}

/** The reason that a rollback or a stop requires. */
function useReason() {
  const { toasts } = usePlatform();
  const [reason, write] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [attempts, setAttempts] = useState(0);
  return {
    reason,
    fault,
    attempts,
    begin: (): void => {
      write('');
      setFault(undefined);
      setAttempts(0);
    },
    change: (text: string): void => {
      write(text);
      if (fault) setFault(faultOf(text));
    },
    /** The trimmed reason. Undefined if it is invalid, which a toast has shown. */
    settle: (): string | undefined => {
      const found = faultOf(reason);
      setFault(found);
      if (!found) return reason.trim();
      setAttempts(attempts + 1);
      toasts.error(found);
      return undefined;
    },
  };
}

/** The confirmation dialog of a rollback, its reason, and the rollback itself. */
export function useRollBack(areas: RemoteReleases[] | undefined) {
  const { send } = usePlatform();
  const { change: settle, forget, isBusy, refusals } = useChangeArea();
  const { ask, finish, ...asked } = useConfirmation('release-roll-back', areas);
  const { begin, settle: checkReason, ...reason } = useReason();
  const [to, choose] = useState('');

  const confirm = async (): Promise<void> => {
    const why = checkReason();
    if (!asked.area || why === undefined) return;
    const body = { from: asked.version, to, reason: why };
    const sent = send(rollBackVersion, { params: { name: asked.area.name }, body });
    const { rolledBack, rollBackFailed } = texts.release;
    if (await settle(sent, { success: rolledBack, failure: rollBackFailed })) finish();
  };
  return {
    ...asked,
    ...reason,
    to,
    choose,
    isBusy,
    refusals,
    /** From the live version to an earlier one, which can be changed in the dialog. */
    ask: (name: RemoteName, version: string, earlier: string): void => {
      begin();
      forget();
      choose(earlier);
      ask(name, version);
    },
    confirm,
  };
}

export type RollBackState = ReturnType<typeof useRollBack>;

/** The confirmation dialog for stopping a canary, its reason, and the stop itself. */
export function useStopCanary(areas: RemoteReleases[] | undefined) {
  const { send } = usePlatform();
  const { change: settle, forget, isBusy, refusals } = useChangeArea();
  const { ask, finish, ...asked } = useConfirmation('release-stop', areas);
  const { begin, settle: checkReason, ...reason } = useReason();

  const confirm = async (): Promise<void> => {
    const why = checkReason();
    if (!asked.area || why === undefined) return;
    // Names the canary in `from`: if it ended meanwhile, the request must not roll back the live version.
    const body = { from: asked.version, reason: why };
    const sent = send(rollBackVersion, { params: { name: asked.area.name }, body });
    const { canaryStopped, stopFailed } = texts.release;
    if (await settle(sent, { success: canaryStopped, failure: stopFailed })) finish();
  };
  return {
    ...asked,
    ...reason,
    isBusy,
    refusals,
    ask: (name: RemoteName, version: string): void => {
      begin();
      forget();
      ask(name, version);
    },
    confirm,
  };
}

export type StopState = ReturnType<typeof useStopCanary>;

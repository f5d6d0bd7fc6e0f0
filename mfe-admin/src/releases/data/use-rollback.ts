import { usePlatform } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { rollBackVersion } from '@vidya/platform/calls/browser-calls';
import type { RemoteName } from '@vidya/platform/gate/remotes';
import { useState } from 'react';
import type { ChangeTexts } from './use-area-dialog.ts';
import { useReasonedDialog } from './use-reasoned-dialog.ts';

/** A dialog that takes a version back, with the reason it requires. */
function useTakingBack(dialogName: string, areas: RemoteReleases[] | undefined) {
  const { send } = usePlatform();
  const { change, ...dialog } = useReasonedDialog(dialogName, areas);
  const { reason } = dialog;
  return {
    ...dialog,
    takeBack: async (target: { to?: string }, messages: ChangeTexts): Promise<void> => {
      const why = reason.checked();
      if (!dialog.area || why === undefined) return;
      // Names the version in `from`: if it ended meanwhile, the request must not take back another one.
      const body = { from: dialog.version, ...target, reason: why };
      await change(send(rollBackVersion, { params: { name: dialog.area.name }, body }), messages);
    },
  };
}

/** The confirmation dialog of a rollback, its reason, and the rollback itself. */
export function useRollBack(areas: RemoteReleases[] | undefined) {
  const { takeBack, ask, ...dialog } = useTakingBack('release-roll-back', areas);
  const [to, choose] = useState('');
  const { rolledBack, rollBackFailed } = texts.release;
  return {
    ...dialog,
    to,
    choose,
    /** From the live version to an earlier one, which can be changed in the dialog. */
    ask: (name: RemoteName, version: string, earlier: string): void => {
      choose(earlier);
      ask(name, version);
    },
    confirm: () => takeBack({ to }, { success: rolledBack, failure: rollBackFailed }),
  };
}

/** The confirmation dialog for ending a canary or what the site stopped, its reason, and the end itself. */
export function useStopCanary(areas: RemoteReleases[] | undefined) {
  const { takeBack, ...dialog } = useTakingBack('release-stop', areas);
  const { canaryStopped, stopFailed, takenBack, takeBackFailed } = texts.release;
  const messages = dialog.area?.stopped
    ? { success: takenBack, failure: takeBackFailed }
    : { success: canaryStopped, failure: stopFailed };
  return { ...dialog, confirm: () => takeBack({}, messages) };
}

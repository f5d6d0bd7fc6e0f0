import { usePlatform } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { approveRelease, continueRollout, dropApproval, haltRollout } from '@vidya/platform/calls/browser-calls';
import { useAreaDialog } from './use-area-dialog.ts';
import { useReasonedDialog } from './use-reasoned-dialog.ts';

/** The confirmation dialog for halting a rollout, its reason, and the halt itself. */
export function useHalt(areas: RemoteReleases[] | undefined) {
  const { send } = usePlatform();
  const { change, ...dialog } = useReasonedDialog('release-halt', areas);
  const confirm = async (): Promise<void> => {
    const reason = dialog.reason.checked();
    if (!dialog.area || reason === undefined) return;
    const sent = send(haltRollout, { params: { name: dialog.area.name }, body: { reason, seen: dialog.seen } });
    const { rolloutHalted, haltFailed } = texts.release;
    await change(sent, { success: rolloutHalted, failure: haltFailed });
  };
  return { ...dialog, confirm };
}

/** The confirmation dialog for what waits for a second owner, 'approve' or 'drop', and doing it. */
export function useApproval(areas: RemoteReleases[] | undefined, kind: 'approve' | 'drop') {
  const { send } = usePlatform();
  const { change, ...dialog } = useAreaDialog(`release-${kind}`, areas);
  const confirm = async (): Promise<void> => {
    if (!dialog.area) return;
    const input = { params: { name: dialog.area.name }, query: { until: dialog.held?.until } };
    const { approved, approveFailed, dropped, dropFailed } = texts.release;
    if (kind === 'approve') await change(send(approveRelease, input), { success: approved, failure: approveFailed });
    else await change(send(dropApproval, input), { success: dropped, failure: dropFailed });
  };
  return { ...dialog, confirm };
}

/** The confirmation dialog for going on with a halted rollout, and going on itself. */
export function useGoOn(areas: RemoteReleases[] | undefined) {
  const { send } = usePlatform();
  const { change, ...dialog } = useAreaDialog('release-go-on', areas);
  const confirm = async (): Promise<void> => {
    if (!dialog.area) return;
    const sent = send(continueRollout, { params: { name: dialog.area.name }, body: { seen: dialog.seen } });
    const { rolloutContinued, goOnFailed } = texts.release;
    await change(sent, { success: rolloutContinued, failure: goOnFailed });
  };
  return { ...dialog, confirm };
}

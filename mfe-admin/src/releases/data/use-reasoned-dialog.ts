import { limits } from '@vidya/contracts/rules/limits';
import { isWordless } from '@vidya/contracts/rules/text/clean-text';
import { texts } from '@vidya/contracts/texts/texts';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import type { RemoteName } from '@vidya/platform/gate/remotes';
import { useReason } from '../../data/use-reason.ts';
import { useAreaDialog } from './use-area-dialog.ts';

function faultOf(reason: string): string | undefined {
  if (isWordless(reason)) return texts.admin.reasonMissing;
  return reason.trim().length > limits.releaseNoteMax ? texts.admin.reasonLong : undefined;
}

/** A dialog about a version of an area that requires a reason. */
export function useReasonedDialog(dialogName: string, areas: RemoteReleases[] | undefined) {
  const { ask, ...dialog } = useAreaDialog(dialogName, areas);
  const reason = useReason(faultOf);
  return {
    ...dialog,
    reason,
    ask: (name: RemoteName, version: string): void => {
      reason.begin();
      ask(name, version);
    },
  };
}

import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { limits } from '@vidya/contracts/rules/limits';
import { isBlank } from '@vidya/contracts/rules/validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useReason } from '../use-reason.ts';
import { useAreaDialog } from './use-area-dialog.ts';

function faultOf(reason: string): string | undefined {
  if (isBlank(reason)) return texts.admin.reasonMissing;
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

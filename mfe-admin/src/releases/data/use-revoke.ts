import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { revokeArea } from '@vidya/platform/calls/browser-calls';
import { useQuestion } from '../../data/use-question.ts';

/** The dialog that takes an area back, with its name, paths and versions. */
export function useRevoke() {
  const { send } = usePlatform();
  const queries = useQueryClient();
  const { subject: area, run, finish, ...question } = useQuestion<RemoteReleases>('revoke-area');
  const confirm = async (): Promise<void> => {
    if (!area || question.isBusy) return;
    const { revoked, revokeFailed } = texts.release;
    const response = await run(send(revokeArea, { params: { name: area.name } }), {
      loading: texts.progress.releasing,
      success: revoked,
      failure: revokeFailed,
    });
    if (response) finish();
    for (const queryKey of [keys.auditLog, keys.releases]) void queries.invalidateQueries({ queryKey });
  };
  return { ...question, area, confirm };
}

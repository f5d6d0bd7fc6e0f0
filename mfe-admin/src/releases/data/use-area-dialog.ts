import { useQueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { ApiError, messageOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import type { RemoteName } from '@vidya/platform/gate/remotes';
import { useQuestion } from '../../data/use-question.ts';
import { useStateOf } from '../../data/use-state-of.ts';

export interface ChangeTexts {
  success: string;
  failure: string;
}

const linesOf = (error: unknown, failure: string): string[] =>
  messageOf(error, failure)
    .split('\n')
    .filter((line) => line.trim() !== '');

/** The gate's refusal is too long for a toast: the dialog shows it. */
const forToast = (error: unknown): never => {
  if (error instanceof ApiError && error.status === 422) throw new ApiError(texts.release.refused, { status: 422 });
  throw error;
};

interface Subject {
  name: RemoteName;
  version: string;
  /** The area as it was when the dialog was opened. */
  asked: RemoteReleases | undefined;
}

const seenOf = ({ live, canary, stopped }: RemoteReleases) => ({
  live: live?.version ?? null,
  canary: canary?.version ?? null,
  isStopped: stopped !== null,
});

/** The release has changed since the dialog opened. */
const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.code === 'Outdated';

/**
 * A dialog about a version of an area, which changes what people get. The area always comes from the current list,
 * which may change while the dialog is open.
 */
export function useAreaDialog(dialogName: string, areas: RemoteReleases[] | undefined) {
  const queries = useQueryClient();
  const question = useQuestion<Subject>(dialogName);
  const { subject, isOpen, isBusy, isDone, close } = question;
  const [refusals, setRefusals] = useStateOf<string[]>(subject, []);
  const area = areas?.find(({ name }) => name === subject?.name);

  /**
   * Closes the dialog if the change succeeds, or if the dialog is outdated; otherwise `refusals` holds the server's
   * objections, one per line. Always refetches the list, because another administrator may have changed it.
   */
  const change = async (work: Promise<ApiResponse<RemoteReleases>>, { success, failure }: ChangeTexts) => {
    setRefusals([]);
    const refused = work.then(
      () => [],
      (error: unknown) => linesOf(error, failure),
    );
    const wasOutdated = work.then(() => false, isOutdated);
    const messages = { loading: texts.progress.releasing, success, failure };
    const response = await question.run(work.catch(forToast), messages);
    setRefusals(await refused);
    if (response) {
      queries.setQueryData<RemoteReleases[]>(keys.releases, (cached) =>
        cached?.map((one) => (one.name === response.data.name ? response.data : one)),
      );
    }
    void queries.invalidateQueries({ queryKey: keys.releases });
    void queries.invalidateQueries({ queryKey: keys.auditLog });
    if (response) question.finish();
    else if (await wasOutdated) question.close();
  };
  const ask = (name: RemoteName, version: string): void =>
    question.ask({ name, version, asked: areas?.find((one) => one.name === name) });
  const { version = '', asked } = subject ?? {};
  const [seen, held] = [asked && seenOf(asked), asked?.approval];
  return { isOpen: isOpen && Boolean(area), area, version, seen, held, isBusy, isDone, refusals, ask, change, close };
}

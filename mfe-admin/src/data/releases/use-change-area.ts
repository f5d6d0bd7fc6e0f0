import { useQueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { ApiError, messageOf } from '@vidya/contracts/calls/api-error';
import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';

interface ChangeMessages {
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

/**
 * Changes which version people get. `change` resolves with whether it succeeded; `refusals` then holds the server's
 * objections, one per line. Always refetches the list, because another administrator may have changed it.
 */
export function useChangeArea() {
  const { run } = usePlatform();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<string[]>([]);

  const change = async (work: Promise<ApiResponse<RemoteReleases>>, messages: ChangeMessages): Promise<boolean> => {
    setBusy(true);
    setRefusals([]);
    const refused = work.then(
      () => [],
      (error: unknown) => linesOf(error, messages.failure),
    );
    const response = await run(work.catch(forToast), { loading: texts.progress.releasing, ...messages });
    setRefusals(await refused);
    setBusy(false);
    if (response) {
      queries.setQueryData<RemoteReleases[]>(keys.releases, (areas) =>
        areas?.map((area) => (area.name === response.data.name ? response.data : area)),
      );
    }
    void queries.invalidateQueries({ queryKey: keys.releases });
    void queries.invalidateQueries({ queryKey: keys.auditLog });
    return response !== null;
  };
  return { change, isBusy, refusals, forget: () => setRefusals([]) };
}

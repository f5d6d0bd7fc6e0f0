import { useQueryClient } from '@tanstack/react-query';
import { giveExtraTime, listExtraTime, removeExtraTime } from '@vidya/contracts/browser/calls';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';
import type { ExtraTime } from '@vidya/contracts/calls/quiz';
import { ApiError } from '@vidya/contracts/rules/api-error';

/** Learners of a course with extra time. */
export const useExtraTime = (courseId: string) =>
  useCall(listExtraTime, { key: keys.extraTime(courseId), params: { courseId } });

/** Each change resolves to whether it was made, which a toast says. */
export function useExtraTimeChanges(courseId: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const changed = async (work: Promise<ApiResponse<ExtraTime[]>>, failure: string): Promise<boolean> => {
    const response = await run(work, { failure });
    if (response) queries.setQueryData(keys.extraTime(courseId), response.data);
    return response !== null;
  };
  return {
    /** `onRefused` gets the message of a refused form. */
    give: (form: { email: string; percent: number }, onRefused: (message: string) => void): Promise<boolean> => {
      const work = send(giveExtraTime, { params: { courseId }, body: form });
      work.catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 400) onRefused(error.message);
      });
      return changed(work, 'Error In Saving The Extra Time');
    },
    remove: (userId: string): Promise<boolean> =>
      changed(send(removeExtraTime, { params: { courseId, userId } }), 'Error In Removing The Extra Time'),
  };
}

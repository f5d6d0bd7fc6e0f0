import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { publishLectures } from '@vidya/contracts/calls/lecture';

/** 'Publish all ready': the server decides which drafts of the course can play. */
export function usePublishLectures(courseId: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (
        await run(send(publishLectures, { params: { courseId } }), {
          loading: 'Publishing Lectures...',
          success: 'Lectures Published',
          failure: 'Error In Publishing Lectures',
        })
      )?.data ?? null,
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.allCourses }),
  });
}

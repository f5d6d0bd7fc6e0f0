import { keys } from '@vidya/contracts/keys';
import { publishLectures } from '@vidya/contracts/lecture';
import { usePlatform } from '@vidya/contracts/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** 'Publish all ready': the server says which drafts of the course can be played. */
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

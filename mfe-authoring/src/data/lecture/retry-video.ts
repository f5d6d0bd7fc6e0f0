import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { retryVideo } from '@vidya/contracts/calls/lecture';
import { texts } from '@vidya/contracts/texts/texts';

/** 'Try again': restarts the processing of a failed video. */
export function useRetryVideo(courseId: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (lectureId: string) =>
      run(send(retryVideo, { params: { courseId, lectureId } }), {
        success: 'The Video Is Being Prepared Again',
        failure: texts.lecture.updateFailed,
      }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.lectures(courseId) }),
  });
}

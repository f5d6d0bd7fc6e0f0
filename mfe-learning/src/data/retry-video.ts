import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { type LectureList, retryVideo } from '@vidya/contracts/calls/lecture';
import { texts } from '@vidya/contracts/texts/texts';

/** 'Try again': prepares the failed video once more from the stored file, and shows it in the list at once. */
export function useRetryVideo(courseId: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (lectureId: string) =>
      run(send(retryVideo, { params: { courseId, lectureId } }), {
        success: 'The Video Is Being Prepared Again',
        failure: texts.lecture.updateFailed,
      }),
    onSuccess: (response) => {
      if (!response) return;
      const retried = response.data;
      queries.setQueryData<LectureList>(
        keys.lectures(courseId),
        (list) =>
          list && { ...list, lectures: list.lectures.map((each) => (each._id === retried._id ? retried : each)) },
      );
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publishLectures, reorderLectures, retryVideo } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { useRefreshCourses } from '../course/course.ts';
import { isConflict } from '../refusal.ts';

/** The list with one item moved to another place. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

const changedMeanwhile = 'The lectures were changed meanwhile. This is how they are now.';

/** Reorders the lectures: at once on the screen, and back again if the server refuses. */
export function useReorder(courseId: string) {
  const { send, toasts } = usePlatform();
  const queries = useQueryClient();
  const queryKey = keys.lectures(courseId);
  return useMutation({
    // One request after another, so that the last order wins.
    scope: { id: `order-${courseId}` },
    onMutate: async (lectures: Lecture[]) => {
      const before = queries.getQueryData<LectureList>(queryKey);
      queries.setQueryData<LectureList>(queryKey, (list) => list && { ...list, lectures });
      await queries.cancelQueries({ queryKey });
      return { before };
    },
    mutationFn: (lectures) =>
      send(reorderLectures, { params: { courseId }, body: { lectureIds: lectures.map(({ _id }) => _id) } }),
    onError: (error, _, made) => {
      if (made?.before) queries.setQueryData(queryKey, made.before);
      toasts.error(isConflict(error) ? changedMeanwhile : messageOf(error, 'Error In Moving The Lecture'));
      void queries.invalidateQueries({ queryKey });
    },
    onSuccess: ({ data }) => void queries.setQueryData(keys.course(courseId), data),
  });
}

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

/** 'Publish all ready': the server decides which drafts of the course can play. */
export function usePublishLectures(courseId: string) {
  const { send, run } = usePlatform();
  return useMutation({
    mutationFn: () =>
      run(send(publishLectures, { params: { courseId } }), {
        loading: 'Publishing Lectures...',
        success: 'Lectures Published',
        failure: 'Error In Publishing Lectures',
      }),
    onSuccess: useRefreshCourses(),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publishLectures, reorderLectures, retryVideo } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { useRefreshCourses } from '../course/course.ts';
import { isConflict } from '../refusal.ts';
import { lecturesOf, type Outline } from './outline.ts';

const changedMeanwhile = 'The lectures were changed meanwhile. This is how they are now.';

/** Moves lectures and sections: at once on the screen, and back again if the server refuses. */
export function useReorder(courseId: string) {
  const { send, toasts } = usePlatform();
  const queries = useQueryClient();
  const queryKey = keys.lectures(courseId);
  /** Later moves hold this one's order too, and bring what the server has in the end. */
  const isLast = (): boolean => queries.isMutating({ mutationKey: queryKey }) === 1;
  return useMutation({
    mutationKey: queryKey,
    // One request after another, so that the last order wins.
    scope: { id: `order-${courseId}` },
    onMutate: async (outline: Outline) => {
      const before = queries.getQueryData<LectureList>(queryKey);
      const sections = outline.map(({ _id, title, goal, lectures }) => ({
        _id,
        title,
        goal,
        lectures: idsOf(lectures),
      }));
      queries.setQueryData<LectureList>(
        queryKey,
        (list) => list && { ...list, lectures: lecturesOf(outline), course: { ...list.course, sections } },
      );
      await queries.cancelQueries({ queryKey });
      return { before };
    },
    mutationFn: (outline) =>
      send(reorderLectures, {
        params: { courseId },
        body: {
          lectureIds: idsOf(lecturesOf(outline)),
          sections: outline.map(({ _id, lectures }) => ({ _id, noOfLectures: lectures.length })),
        },
      }),
    onError: (error, _, made) => {
      if (made?.before && isLast()) queries.setQueryData(queryKey, made.before);
      toasts.error(isConflict(error) ? changedMeanwhile : messageOf(error, 'Error In Moving The Lecture'));
    },
    onSuccess: ({ data }) => void queries.setQueryData(keys.course(courseId), data),
    onSettled: () => void (isLast() && queries.invalidateQueries({ queryKey })),
  });
}

const idsOf = (lectures: Lecture[]): string[] => lectures.map(({ _id }) => _id);

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

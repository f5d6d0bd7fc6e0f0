import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import { type Lecture, type LectureList, reorderLectures } from '@vidya/contracts/calls/lecture';
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

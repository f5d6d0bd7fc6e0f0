import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { getCourse } from '@vidya/contracts/calls/course';
import { deleteLecture, type Lecture, type LectureList, listLectures } from '@vidya/contracts/calls/lecture';
import type { LectureState } from '@vidya/contracts/rules/lecture-visibility';
import { texts } from '@vidya/contracts/texts/texts';

/** How often a video in preparation is asked after. */
const prepareCheckMs = 5_000;

/** Its video will be there, but is not yet. */
export const isOnItsWay = (state: LectureState): boolean => state === 'uploading' || state === 'processing';

/** A course with all its lectures, for people who may watch them. */
export function useLectures(courseId: string | null) {
  const { send } = usePlatform();
  return useQuery<LectureList>({
    queryKey: keys.lectures(courseId ?? ''),
    enabled: courseId !== null,
    // What is being watched must not be swapped under the viewer because the window got focus.
    refetchOnWindowFocus: false,
    refetchInterval: (query) =>
      query.state.data?.lectures.some(({ state }) => isOnItsWay(state)) ? prepareCheckMs : false,
    queryFn: async ({ signal }) => (await send(listLectures, { params: { courseId: courseId ?? '' }, signal })).data,
  });
}

/** The course as anybody may see it. To a learner it tells whether access has run out. */
export function useCourse(courseId: string) {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.course(courseId),
    queryFn: async ({ signal }) => (await send(getCourse, { params: { courseId }, signal })).data,
  });
}

/** Asks for the lectures once more: when playing has stopped, the answer tells whether they are still open to the person. */
export function useAskAgain(courseId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: keys.lectures(courseId) });
}

/** Deletes a lecture and closes the gap it leaves; the course is replaced by the one that comes back (section 4). */
export function useDeleteLecture(courseId: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (lectureId: string) =>
      run(send(deleteLecture, { params: { courseId, lectureId } }), {
        loading: 'Deleting Lecture...',
        success: 'Lecture Deleted Successfully',
        failure: texts.lecture.deleteFailed,
      }),
    onSuccess: (response, lectureId) => {
      if (!response) return;
      queries.setQueryData<LectureList>(
        keys.lectures(courseId),
        (list) => list && { ...list, course: response.data, lectures: without(list.lectures, lectureId) },
      );
      queries.setQueryData(keys.course(courseId), response.data);
    },
  });
}

const without = (lectures: Lecture[], lectureId: string): Lecture[] =>
  lectures.filter((lecture) => lecture._id !== lectureId);

/** How much of a course is still to be watched, in seconds: what is completed does not count, what is begun by its rest. */
export const secondsLeft = (lectures: Lecture[]): number =>
  lectures
    .filter(({ progress }) => !progress?.isCompleted)
    .reduce(
      (sum, { durationSeconds, progress }) => sum + Math.max(0, durationSeconds - (progress?.positionSeconds ?? 0)),
      0,
    );

/** The lecture that takes the place of one that goes: the next, or the one before at the end. */
export function neighbourOf(lectures: Lecture[], lectureId: string): Lecture | undefined {
  const index = lectures.findIndex((lecture) => lecture._id === lectureId);
  return lectures[index + 1] ?? lectures[index - 1];
}

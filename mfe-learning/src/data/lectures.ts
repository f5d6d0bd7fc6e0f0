import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteLecture, getCourse, listLectures, retryVideo } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';
import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import type { LectureState } from '@vidya/contracts/rules/course/lecture-visibility';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';

/** How often to refetch the lectures while a video is in preparation. */
const prepareCheckMs = 5_000;

export const isOnItsWay = (state: LectureState): boolean => state === 'uploading' || state === 'processing';

/** A course with all its lectures, for people who may watch them. */
export function useLectures(courseId: string | null) {
  return useCall(listLectures, {
    key: keys.lectures(courseId ?? ''),
    params: { courseId: courseId ?? '' },
    enabled: courseId !== null,
    // A refetch on window focus must not swap the video under the viewer.
    refetchOnWindowFocus: false,
    refetchInterval: (query) =>
      query.state.data?.lectures.some(({ state }) => isOnItsWay(state)) ? prepareCheckMs : false,
  });
}

/** The course as the public sees it. For a learner it also tells whether access has expired. */
export const useCourse = (courseId: string) => useCall(getCourse, { key: keys.course(courseId), params: { courseId } });

/** After playback stops, the response tells whether the person may still watch. */
export function useRefetchLectures(courseId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: keys.lectures(courseId) });
}

/** Returns a function that changes the cached list, if there is one. */
function useLecturesChange(courseId: string) {
  const queries = useQueryClient();
  return (change: (list: LectureList) => Partial<LectureList>) =>
    queries.setQueryData<LectureList>(keys.lectures(courseId), (list) => list && { ...list, ...change(list) });
}

/** Deletes a lecture and renumbers the rest; the course in the response replaces the cached one (section 4). */
export function useDeleteLecture(courseId: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const changeLectures = useLecturesChange(courseId);
  return useMutation({
    mutationFn: (lectureId: string) =>
      run(send(deleteLecture, { params: { courseId, lectureId } }), {
        loading: 'Deleting Lecture...',
        success: 'Lecture Deleted Successfully',
        failure: texts.lecture.deleteFailed,
      }),
    onSuccess: (response, lectureId) => {
      if (!response) return;
      changeLectures(({ lectures }) => ({
        course: response.data,
        lectures: lectures.filter((lecture) => lecture._id !== lectureId),
      }));
      queries.setQueryData(keys.course(courseId), response.data);
    },
  });
}

/** 'Try again': prepares the failed video once more from the stored file, and shows it in the list at once. */
export function useRetryVideo(courseId: string) {
  const { send, run } = usePlatform();
  const changeLectures = useLecturesChange(courseId);
  return useMutation({
    mutationFn: (lectureId: string) =>
      run(send(retryVideo, { params: { courseId, lectureId } }), {
        success: 'The Video Is Being Prepared Again',
        failure: texts.lecture.updateFailed,
      }),
    onSuccess: (response) => {
      if (!response) return;
      const retried = response.data;
      changeLectures(({ lectures }) => ({
        lectures: lectures.map((lecture) => (lecture._id === retried._id ? retried : lecture)),
      }));
    },
  });
}

/** The time left in a course, in seconds: completed lectures count as zero, started ones by what remains. */
export const secondsLeft = (lectures: Lecture[]): number =>
  lectures
    .filter(({ progress }) => !progress?.isCompleted)
    .reduce(
      (sum, { durationSeconds, progress }) => sum + Math.max(0, durationSeconds - (progress?.positionSeconds ?? 0)),
      0,
    );

/** The lecture that the address names, else the neighbour of a deleted one, else the first. */
export function useSelection(lectures: Lecture[], lectureId: string | null) {
  const [gone, setGone] = useState<{ id: string; successorId: string | undefined }>();
  const byId = (id: string | null | undefined): Lecture | undefined => lectures.find((lecture) => lecture._id === id);
  const successor = gone && !byId(gone.id) ? byId(gone.successorId) : undefined;
  const lecture = byId(lectureId) ?? successor ?? lectures[0];
  const index = lecture ? lectures.indexOf(lecture) : -1;
  const next = lectures[index + 1];
  const previous = lectures[index - 1];
  return {
    lecture,
    /** From 1. */
    number: index + 1,
    next,
    previous,
    /** Call this before the selected lecture is deleted, so that its neighbour becomes the selected one (decision L6). */
    giveWay: () => lecture && setGone({ id: lecture._id, successorId: (next ?? previous)?._id }),
  };
}

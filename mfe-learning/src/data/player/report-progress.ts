import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markLecture, saveProgress } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Lecture, LectureList, LectureProgress } from '@vidya/contracts/calls/lecture';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { afterLectures } from '@vidya/contracts/rules/course/certificate-status';
import { useCallback, useEffect, useMemo } from 'react';
import { createOutbox, type Outbox, type Report } from './outbox.ts';
import { watchLog } from './watched.ts';

const reportEveryMs = 10_000;

/** Events of a player. Positions are in seconds. */
export interface WatchEvents {
  onTime: (seconds: number) => void;
  onSeek: () => void;
  onPause: () => void;
  onEnd: () => void;
}

const nothing = (): void => undefined;

/** For people whose progress is not recorded. */
export const unrecorded: WatchEvents = { onTime: nothing, onSeek: nothing, onPause: nothing, onEnd: nothing };

/**
 * Tells the server what a learner really watched: every ten seconds, on pause, at the end, when the lecture changes and
 * when the page closes. Nothing is recorded for staff (decision L6).
 */
export function useProgressReports(courseId: string, lectureId: string, isRecorded: boolean): WatchEvents {
  const outbox = useOutbox(courseId);
  const reports = useMemo(
    () => (isRecorded ? progressReports((report) => outbox.send(lectureId, report)) : unrecorded),
    [outbox, lectureId, isRecorded],
  );

  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') reports.onPause();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', reports.onPause);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', reports.onPause);
      reports.onPause();
    };
  }, [reports]);

  return reports;
}

/** 'Mark as done' and its reverse; the person asked for it, so a failure shows a message. */
export function useMarkLecture(courseId: string) {
  const { send, toasts } = usePlatform();
  const show = useShowProgress(courseId);
  const outbox = useOutbox(courseId);
  return useMutation({
    mutationFn: async ({ lectureId, isDone }: { lectureId: string; isDone: boolean }) => {
      const { data } = await send(markLecture, { params: { courseId, lectureId }, body: { isDone } });
      if (!isDone) outbox.forget(lectureId);
      show(lectureId, data, (lecture) => ({ ...lecture, progress: data.progress }));
    },
    onError: (error) => toasts.error(messageOf(error, 'The lecture could not be marked. Please try again.')),
  });
}

/** For a lecture whose player reports no progress. The person asked for it, so a failure shows a message. */
export function useMarkWatched(courseId: string) {
  const { toasts } = usePlatform();
  const saveReport = useSaveReport(courseId);
  return useMutation({
    mutationFn: (lectureId: string) => saveReport(lectureId, { positionSeconds: 0, watched: [], hasEnded: true }),
    onError: (error) => toasts.error(messageOf(error, 'The lecture could not be marked. Please try again.')),
  });
}

interface Saved {
  progress: LectureProgress;
  courseProgress: number;
}

type Enrolment = NonNullable<LectureList['course']['enrolment']>;

/** An enrolment after progress in these lectures. */
function progressed(
  { certificate, ...enrolment }: Enrolment,
  { courseProgress, lectures }: { courseProgress: number; lectures: Lecture[] },
): Enrolment {
  const completed = lectures.filter((lecture) => lecture.progress?.isCompleted).length;
  return {
    ...enrolment,
    progress: courseProgress,
    ...(certificate && { certificate: afterLectures(certificate, completed) }),
  };
}

/** Updates the ticks and the course's percentage here, and marks My Courses as stale. */
function useShowProgress(courseId: string) {
  const queries = useQueryClient();
  return useCallback(
    (lectureId: string, { courseProgress }: Saved, next: (lecture: Lecture) => Lecture): void => {
      queries.setQueryData<LectureList>(keys.lectures(courseId), (list) => {
        if (!list) return list;
        const lectures = list.lectures.map((each) => (each._id === lectureId ? next(each) : each));
        const enrolment = list.course.enrolment && progressed(list.course.enrolment, { courseProgress, lectures });
        return { ...list, course: { ...list.course, enrolment }, lectures };
      });
      void queries.invalidateQueries({ queryKey: keys.subscribedCourses, refetchType: 'none' });
    },
    [queries, courseId],
  );
}

/** Sends a report and shows what it led to. */
function useSaveReport(courseId: string) {
  const { send } = usePlatform();
  const show = useShowProgress(courseId);
  return useCallback(
    async (lectureId: string, report: Report): Promise<void> => {
      const { data } = await send(saveProgress, { params: { courseId, lectureId }, body: report });
      show(lectureId, data, (lecture) => advance(lecture, data.progress));
    },
    [send, show, courseId],
  );
}

/** For reports in the background. */
export function useOutbox(courseId: string): Outbox {
  const queries = useQueryClient();
  const saveReport = useSaveReport(courseId);
  return useMemo(() => createOutbox(queries, courseId, saveReport), [queries, courseId, saveReport]);
}

/** Responses may arrive out of order: a completed lecture stays completed. */
const advance = (lecture: Lecture, progress: LectureProgress): Lecture => ({
  ...lecture,
  progress: { ...progress, isCompleted: progress.isCompleted || (lecture.progress?.isCompleted ?? false) },
});

function progressReports(send: (report: Report) => void): WatchEvents {
  const log = watchLog();
  let position = 0;
  let lastSentAt = Date.now();
  const report = (hasEnded: boolean): void => {
    lastSentAt = Date.now();
    send({ positionSeconds: position, watched: log.take(), hasEnded });
  };
  return {
    onTime: (seconds) => {
      log.at(seconds);
      position = seconds;
      if (Date.now() - lastSentAt >= reportEveryMs) report(false);
    },
    onSeek: log.jump,
    onPause: () => report(false),
    onEnd: () => report(true),
  };
}

import type { Send } from '@vidya/contracts/browser/client';
import { type Platform, usePlatform } from '@vidya/contracts/browser/platform';
import type { LectureList } from '@vidya/contracts/calls/lecture';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { paths } from '@vidya/contracts/texts/paths';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const nothingRecorded = 'Nothing is recorded while you see this as a learner.';

/** Whether staff view the page as a learner; the address says so, so a reload keeps it. */
export function useIsAsLearner(): boolean {
  const [query] = useSearchParams();
  return query.get('view') === 'learner';
}

/** Returns a function that gives the address of a lecture of this course, in the current view. */
export function useLecturePath(courseId: string): (lectureId: string) => string {
  const pathOf = useIsAsLearner() ? paths.viewAsLearner : paths.viewLectures;
  return (lectureId) => pathOf(courseId, lectureId);
}

export const useIsSwitched = (): boolean =>
  (useLocation().state as { isSwitched?: boolean } | null)?.isSwitched === true;

/** The shell's platform, read-only: it refuses every call but GET before it leaves the page, and asks about no text. */
export function useReadingPlatform(): Platform {
  const platform = usePlatform();
  return useMemo(() => {
    const send: Send = (call, input) =>
      call.method === 'GET'
        ? platform.send(call, input)
        : Promise.reject(new ApiError(nothingRecorded, { status: 403 }));
    return { ...platform, send, useLeaveGuard: () => undefined };
  }, [platform]);
}

/** The lecture list as a new buyer of the course sees it. */
export function asBegun(list: LectureList): LectureList {
  const expiresAt = new Date(Date.now() + list.course.accessDays * 86_400_000).toISOString();
  const certificate = list.course.certificate?.start;
  return {
    ...list,
    course: {
      ...list.course,
      enrolment: { expiresAt, isExpired: false, progress: 0, ...(certificate && { certificate }) },
    },
    lectures: list.lectures
      .filter(({ hidden }) => !hidden)
      .map((lecture) => ({ ...lecture, progress: null, authoring: null })),
    lastLectureId: null,
  };
}

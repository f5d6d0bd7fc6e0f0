import type { Send } from '@vidya/contracts/browser/client';
import { type Platform, usePlatform } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/calls/api-error';
import type { LectureList } from '@vidya/contracts/calls/lecture';
import { paths } from '@vidya/contracts/texts/paths';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Said wherever something would be kept. */
export const nothingRecorded = 'Nothing is recorded while you see this as a learner.';

/** Whether staff asked to see the viewer as learners have it; the address says so, and keeps it through a reload. */
export function useIsAsLearner(): boolean {
  const [query] = useSearchParams();
  return query.get('view') === 'learner';
}

/** The address of another lecture of the same course, in the view that one is in. */
export function useLecturePath(courseId: string): (lectureId: string) => string {
  const pathOf = useIsAsLearner() ? paths.viewAsLearner : paths.viewLectures;
  return (lectureId) => pathOf(courseId, lectureId);
}

/** Whether one view has just taken the place of the other. */
export const useIsSwitched = (): boolean =>
  (useLocation().state as { isSwitched?: boolean } | null)?.isSwitched === true;

/** The shell's platform that only asks: what would change something is refused before it leaves the page. */
export function useReadingPlatform(): Platform {
  const platform = usePlatform();
  return useMemo(() => {
    const send: Send = (call, input) =>
      call.method === 'GET'
        ? platform.send(call, input)
        : Promise.reject(new ApiError(nothingRecorded, { status: 403 }));
    return { ...platform, send };
  }, [platform]);
}

/** What somebody who has just bought the course finds. */
export function asBegun(list: LectureList): LectureList {
  const expiresAt = new Date(Date.now() + list.course.accessDays * 86_400_000).toISOString();
  return {
    ...list,
    course: { ...list.course, enrolment: { expiresAt, isExpired: false, progress: 0 } },
    lectures: list.lectures
      .filter(({ hidden }) => !hidden)
      .map((lecture) => ({ ...lecture, progress: null, authoring: null })),
    lastLectureId: null,
  };
}

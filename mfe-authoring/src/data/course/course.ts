import { useQueryClient } from '@tanstack/react-query';
import { getCourse, listLectures } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import type { Lecture } from '@vidya/contracts/calls/lecture';

/** A course as staff see it, drafts included. Window focus does not refetch it, so that an edit is not disturbed. */
export function useCourse(courseId: string | null) {
  return useCall(getCourse, {
    key: keys.course(courseId ?? ''),
    params: { courseId: courseId ?? '' },
    enabled: courseId !== null,
    refetchOnWindowFocus: false,
  });
}

const askAgainMs = 2_500;

/** The lecture's video is uploading or processing. */
export const isBeingPrepared = ({ state }: Lecture): boolean => state === 'uploading' || state === 'processing';

/**
 * A course with its lectures. Polls while a video is uploading or processing, and only while the page is visible; not
 * during a move, which it would put back.
 */
export function useLectures(courseId: string | null) {
  const queries = useQueryClient();
  const key = keys.lectures(courseId ?? '');
  return useCall(listLectures, {
    key,
    params: { courseId: courseId ?? '' },
    enabled: courseId !== null,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      state.data?.lectures.some(isBeingPrepared) && !queries.isMutating({ mutationKey: key }) ? askAgainMs : false,
  });
}

/** Refetches every list that may show a course or one of its lectures. */
export function useRefreshCourses(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: keys.allCourses });
}

import { useQuery } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/calls/api-error';
import { type CourseDetail, type CourseSummary, getCourse } from '@vidya/contracts/calls/course';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The state of the course in the address (decision R1). */
export type KnownCourse =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; error: unknown }
  /** From the navigation state: shown at once, until the whole course arrives. `error` if that failed. */
  | { kind: 'summary'; course: CourseSummary; error: unknown }
  | { kind: 'whole'; course: CourseDetail };

const isCourse = (value: unknown): value is CourseSummary =>
  typeof value === 'object' && value !== null && '_id' in value && 'topic' in value && 'price' in value;

/** The query for one whole course, used by the screen and by the preload. */
export const courseQuery = (send: Send, courseId: string) => ({
  queryKey: keys.course(courseId),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CourseDetail> =>
    (await send(getCourse, { params: { courseId }, signal })).data,
});

/** The course in `?courseId=`, or in the navigation state that the specification defines. */
export function useCourseFromAddress() {
  const [search] = useSearchParams();
  const state = useLocation().state as { course?: unknown } | null;
  const carried = isCourse(state?.course) ? state.course : undefined;
  const courseId = search.get('courseId') ?? carried?._id ?? '';
  const { send } = usePlatform();
  const query = useQuery({
    ...courseQuery(send, courseId),
    enabled: courseId !== '',
    retry: false,
    // Shown from the cache and refetched (decision R1), except when it was preloaded in the last 5 s.
    staleTime: 5_000,
  });
  const summary = carried?._id === courseId ? carried : undefined;
  return { known: courseId ? whatIsKnown(query, summary) : ({ kind: 'missing' } as const), ...query };
}

type CourseRequest = { data: CourseDetail | undefined; error: unknown };

function whatIsKnown({ data, error }: CourseRequest, summary: CourseSummary | undefined): KnownCourse {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isGone) return { kind: 'missing' };
  if (data) return { kind: 'whole', course: data };
  if (summary) return { kind: 'summary', course: summary, error };
  return error ? { kind: 'failed', error } : { kind: 'loading' };
}

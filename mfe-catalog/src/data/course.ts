import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCourse } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The state of the course in the address (decision R1). */
export type CourseState =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; error: unknown }
  /** From the navigation state: shown at once, until the whole course arrives. `error` if that failed. */
  | { kind: 'summary'; course: CourseSummary; error: unknown }
  | { kind: 'whole'; course: CourseDetail };

const isCourse = (value: unknown): value is CourseSummary =>
  typeof value === 'object' && value !== null && '_id' in value && 'topic' in value && 'price' in value;

/** The query for one whole course. */
const courseQuery = (send: Send, courseId: string) => ({
  queryKey: keys.course(courseId),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CourseDetail> =>
    (await send(getCourse, { params: { courseId }, signal })).data,
});

const isGone = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400);

const missingKey = (courseId: string) => [...keys.course(courseId), 'missing'];

/** Fetches a course before its page renders. Undefined if this visitor has no such course. */
export async function fetchCourse(
  queries: QueryClient,
  send: Send,
  courseId: string,
): Promise<CourseDetail | undefined> {
  try {
    return await queries.fetchQuery(courseQuery(send, courseId));
  } catch (error) {
    if (!isGone(error)) throw error;
    markMissing(queries, courseId);
    return undefined;
  }
}

/** The screen says at once that there is no such course; its query asks again all the same. */
export const markMissing = (queries: QueryClient, courseId: string): void =>
  void queries.setQueryData(missingKey(courseId), true);

/** The course in `?courseId=`, or in the navigation state that the specification defines. */
export function useCourseFromAddress() {
  const [search] = useSearchParams();
  const state = useLocation().state as { course?: unknown } | null;
  const carried = isCourse(state?.course) ? state.course : undefined;
  const courseId = search.get('courseId') ?? carried?._id ?? '';
  const { send } = usePlatform();
  const isKnownMissing = useQueryClient().getQueryData(missingKey(courseId)) === true || courseId === '';
  const query = useQuery({
    ...courseQuery(send, courseId),
    enabled: courseId !== '',
    retry: false,
    // Shown from the cache and refetched (decision R1), except when it was preloaded in the last 5 s.
    staleTime: 5_000,
  });
  const summary = carried?._id === courseId ? carried : undefined;
  const courseState = courseStateOf(query, summary);
  return { state: courseState.kind === 'loading' && isKnownMissing ? missing : courseState, ...query };
}

const missing: CourseState = { kind: 'missing' };

type CourseRequest = { data: CourseDetail | undefined; error: unknown };

function courseStateOf({ data, error }: CourseRequest, summary: CourseSummary | undefined): CourseState {
  if (isGone(error)) return missing;
  if (data) return { kind: 'whole', course: data };
  if (summary) return { kind: 'summary', course: summary, error };
  return error ? { kind: 'failed', error } : { kind: 'loading' };
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import {
  type CourseListMeta,
  type CourseListQuery,
  type CourseSummary,
  listCategoryCourses,
  listCourses,
  listInstructorCourses,
  listSubscribedCourses,
} from '@vidya/contracts/calls/course';

/** One page of the catalogue, the length of the whole list, and what is said about it. */
export interface CoursePage extends CourseListMeta {
  /** What it answers: while the next answer travels the page on the screen is still this one's. */
  query: CourseListQuery;
  courses: CourseSummary[];
  total: number;
}

/** One page of the catalogue: for the screen, and for those who ask before it. */
export const coursesQuery = (send: Send, query: CourseListQuery) => ({
  queryKey: keys.courses(query),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CoursePage> => {
    const { data, total, meta } = await send(listCourses, { query, signal });
    return { query, courses: data, total: Math.max(total, data.length), ...meta };
  },
});

/** The page before stays while the next one travels (`isPlaceholderData`); answers to older questions are dropped. */
export function useCourses(query: CourseListQuery) {
  const { send } = usePlatform();
  return useQuery({ ...coursesQuery(send, query), placeholderData: keepPreviousData });
}

/** Asked for once per slug; fetched again only when something changed it. */
export function useCategoryCourses(slug: string) {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.categoryCourses(slug),
    queryFn: async ({ signal }): Promise<CourseSummary[]> =>
      (await send(listCategoryCourses, { body: { category: slug }, signal })).data.Course,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * What one instructor has published: the newest courses, how many there are, and how often they were rated. Extra to the
 * page it stands on: its failure stays silent.
 */
export function useInstructorCourses(instructorId: string | undefined) {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.instructorCourses(instructorId ?? ''),
    queryFn: async ({ signal }) => {
      const response = await send(listInstructorCourses, { body: { instructorId: instructorId ?? '' }, signal });
      return { newest: response.data, total: response.total, noOfRatings: response.meta?.noOfRatings ?? 0 };
    },
    enabled: Boolean(instructorId),
  });
}

/** A learner's courses; nobody else is asked about. */
export function useSubscribedCourses(isLearner: boolean) {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.subscribedCourses,
    queryFn: async ({ signal }) => (await send(listSubscribedCourses, { signal })).data,
    enabled: isLearner,
  });
}

import {
  type CourseListQuery,
  type CourseSummary,
  listCategoryCourses,
  listCourses,
  listInstructorCourses,
  listSubscribedCourses,
} from '@vidya/contracts/course';
import { keys } from '@vidya/contracts/keys';
import { usePlatform } from '@vidya/contracts/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** One page of the catalogue and the length of the whole list. The page before stays while the next one travels. */
export function useCourses(query: CourseListQuery) {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.courses(query),
    queryFn: async ({ signal }) => {
      const { data, total } = await send(listCourses, { query, signal });
      return { courses: data, total: Math.max(total, data.length) };
    },
    placeholderData: keepPreviousData,
  });
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

/** What one instructor has published. Extra to the page it stands on: its failure stays silent. */
export function useInstructorCourses(instructorId: string | undefined) {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.instructorCourses(instructorId ?? ''),
    queryFn: async ({ signal }) =>
      (await send(listInstructorCourses, { body: { instructorId: instructorId ?? '' }, signal })).data,
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

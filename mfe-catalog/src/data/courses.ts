import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  getCatalogueFigures,
  listCategoryCourses,
  listCourses,
  listInstructorCourses,
  listLectures,
  listSubscribedCourses,
} from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseListMeta, CourseListQuery, SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import type { CourseSummary } from '@vidya/contracts/calls/course';

/** One page of the catalogue, with the total and the metadata of the whole list. */
export interface CoursePage extends CourseListMeta {
  /** The query of these courses. It differs from the requested one while the next page loads. */
  query: CourseListQuery;
  courses: CourseSummary[];
  total: number;
}

/** The query for one page of the catalogue, used by the screen and by the preload. */
export const coursesQuery = (send: Send, query: CourseListQuery) => ({
  queryKey: keys.courses(query),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CoursePage> => {
    const { data, total, meta } = await send(listCourses, { query, signal });
    return { query, courses: data, total: Math.max(total, data.length), ...meta };
  },
});

/** The previous page stays while the next one loads (`isPlaceholderData`); responses to older queries are dropped. */
export function useCourses(query: CourseListQuery, { enabled = true } = {}) {
  const { send } = usePlatform();
  return useQuery({ ...coursesQuery(send, query), placeholderData: keepPreviousData, enabled });
}

/** Fetched once per slug; refetched only after a change invalidates it. */
export function useCategoryCourses(slug: string) {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.categoryCourses(slug),
    queryFn: async ({ signal }): Promise<CourseSummary[]> =>
      (await send(listCategoryCourses, { body: { category: slug }, signal })).data.Course,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The newest courses of one instructor, their number, and how often they were rated. Optional: an error shows nothing. */
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

/** A learner's courses. Not fetched for other roles. */
export const useSubscribedCourses = (isLearner: boolean) =>
  useCall(listSubscribedCourses, { key: keys.subscribedCourses, enabled: isLearner });

/** The site's public figures. Optional content: an error shows nothing. */
export const useCatalogueFigures = () => useCall(getCatalogueFigures, { key: keys.catalogueFigures });

/** The lecture where a learner stopped, by the lecture viewer's query, so that it is cached when the viewer opens. */
export function useLastLecture({ _id: courseId, lastLectureId }: SubscribedCourse) {
  const { data } = useCall(listLectures, {
    key: keys.lectures(courseId),
    params: { courseId },
    enabled: lastLectureId !== null,
  });
  const index = data?.lectures.findIndex((lecture) => lecture._id === lastLectureId) ?? -1;
  const lecture = data?.lectures[index];
  if (!lecture) return undefined;
  return { ...lecture, number: index + 1, positionSeconds: lecture.progress?.positionSeconds ?? 0 };
}

export type LastLecture = ReturnType<typeof useLastLecture>;

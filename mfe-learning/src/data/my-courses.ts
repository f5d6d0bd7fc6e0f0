import {
  type CreatedCourse,
  listCreatedCourses,
  listSubscribedCourses,
  type SubscribedCourse,
} from '@vidya/contracts/course';
import { keys } from '@vidya/contracts/keys';
import { usePlatform } from '@vidya/contracts/platform';
import { useQuery } from '@tanstack/react-query';

/** How often courses with videos on their way are asked for again. */
const processingCheckMs = 15_000;

/** What a learner holds, with progress. */
export function useSubscribedCourses() {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.subscribedCourses,
    queryFn: async ({ signal }) => (await send(listSubscribedCourses, { signal })).data,
  });
}

/** What an instructor made; for administrators, what everybody made. */
export function useCreatedCourses() {
  const { send } = usePlatform();
  return useQuery<CreatedCourse[]>({
    queryKey: keys.createdCourses,
    refetchInterval: ({ state }) =>
      state.data?.some(({ noOfProcessing }) => noOfProcessing > 0) ? processingCheckMs : false,
    queryFn: async ({ signal }) => (await send(listCreatedCourses, { signal })).data,
  });
}

export const progressFilters = ['all', 'inProgress', 'notStarted', 'done'] as const;
export type ProgressFilter = (typeof progressFilters)[number];

export const isProgressFilter = (value: string | null): value is ProgressFilter =>
  progressFilters.some((filter) => filter === value);

/** A course counts as started when a lecture was opened, even before the first one is completed. */
const hasStarted = (course: SubscribedCourse): boolean => course.progress > 0 || course.lastLectureId !== null;

const belongs: Record<ProgressFilter, (course: SubscribedCourse) => boolean> = {
  all: () => true,
  inProgress: (course) => hasStarted(course) && course.progress < 100,
  notStarted: (course) => !hasStarted(course),
  done: (course) => course.progress === 100,
};

export const filterCourses = (courses: SubscribedCourse[], filter: ProgressFilter): SubscribedCourse[] =>
  courses.filter(belongs[filter]);

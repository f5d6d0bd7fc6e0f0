import { useQuery } from '@tanstack/react-query';
import { listCourses } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseListQuery } from '@vidya/contracts/calls/catalogue';

const query: CourseListQuery = { sort: 'new', limit: 5 };

/** The five newest courses. Calls live in contracts/src; `keys` let a change in one area refresh another. */
export const newestCoursesQuery = (send: Send) => ({
  queryKey: keys.courses(query),
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await send(listCourses, { query, signal })).data,
});

export const useNewestCourses = () => useQuery(newestCoursesQuery(usePlatform().send));

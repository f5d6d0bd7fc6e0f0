import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { type CourseListQuery, listCourses } from '@vidya/contracts/calls/course';

const query: CourseListQuery = { sort: 'new', limit: 5 };

/** The five newest courses. Calls live in contracts/src; `keys` let a change in one area refresh another. */
export function useNewestCourses() {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.courses(query),
    queryFn: async ({ signal }) => (await send(listCourses, { query, signal })).data,
  });
}

import { type CourseListQuery, listCourses } from '@vidya/contracts/course';
import { keys } from '@vidya/contracts/keys';
import { usePlatform } from '@vidya/contracts/platform';
import { useQuery } from '@tanstack/react-query';

const query: CourseListQuery = { sort: 'new', limit: 5 };

/** The five newest courses. Calls live in contracts/src; `keys` let a change in one area refresh another. */
export function useNewestCourses() {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.courses(query),
    queryFn: async ({ signal }) => (await send(listCourses, { query, signal })).data,
  });
}

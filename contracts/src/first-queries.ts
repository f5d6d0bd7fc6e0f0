import type { CourseListQuery } from './course.ts';
import { limits } from './limits.ts';

/** The three courses of the home page's carousel. */
export const homeCoursesQuery: CourseListQuery = { category: 'generative-ai', limit: 3 };

const listNames = ['sort', 'page', 'limit', 'q', 'category', 'level', 'language', 'price'] as const;

/** The list query of an address of the all-courses page. */
export const listQueryOf = (search: URLSearchParams): CourseListQuery => ({
  ...Object.fromEntries(listNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : []))),
  sort: (search.get('sort') ?? 'mostPopular') as CourseListQuery['sort'],
  page: Number(search.get('page') ?? 1),
  limit: limits.coursesPerPage,
});

/**
 * The query text of the list that a page begins with, in the order in which the client writes it: the front server's
 * early request is of use only when the address is the same to the letter.
 */
export function firstCourseQuery(pathname: string, search: URLSearchParams): string | undefined {
  const query =
    pathname === '/' ? homeCoursesQuery : pathname === '/course/all-courses' ? listQueryOf(search) : undefined;
  if (!query) return undefined;
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}

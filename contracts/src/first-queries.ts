import { findCategory } from './categories.ts';
import { type CourseListQuery, courseSorts, languages, levels } from './course.ts';
import { limits } from './limits.ts';

/** The three courses of the home page's carousel. */
export const homeCoursesQuery: CourseListQuery = { category: 'generative-ai', limit: 3 };

const oneOf = <Value extends string>(list: readonly Value[], text: string | null): Value | undefined =>
  list.find((value) => value === text);

/** The list query of an address of the all-courses page. Words that mean nothing there are passed over. */
export function listQueryOf(search: URLSearchParams): CourseListQuery {
  const page = Number(search.get('page'));
  return {
    sort: oneOf(courseSorts, search.get('sort')) ?? 'mostPopular',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    limit: limits.coursesPerPage,
    q: search.get('q')?.trim() || undefined,
    category: findCategory(search.get('category') ?? '')?.slug,
    level: oneOf(levels, search.get('level')),
    language: oneOf(languages, search.get('language')),
    price: oneOf(['free', 'paid'], search.get('price')),
  };
}

/**
 * The query text of the list that a page begins with, in the order in which the client writes it: the front server's
 * early request is of use only when the address is the same to the letter.
 */
export function firstCourseQuery(pathname: string, search: URLSearchParams): string | undefined {
  const query =
    pathname === '/' ? homeCoursesQuery : pathname === '/course/all-courses' ? listQueryOf(search) : undefined;
  if (!query) return undefined;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

import { findCategory } from '../rules/categories.ts';
import { limits } from '../rules/limits.ts';
import { type CourseListQuery, type CourseSort, courseSorts, languages, levels, ratingFloors } from './course.ts';

/** The three courses of the home page's carousel. */
export const homeCoursesQuery: CourseListQuery = { category: 'generative-ai', limit: 3 };

// Beyond these the API refuses to look: what somebody writes into an address is cut down to what can be answered.
const lastPage = 1_000_000;

const oneOf = <Value extends string>(list: readonly Value[], text: string | null): Value | undefined =>
  list.find((value) => value === text);

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 ? Math.min(page, lastPage) : 1;
};

/** How a list is ordered as long as nobody chose: the best match is of something. */
export const initialSort = (q: string | undefined): CourseSort => (q ? 'bestMatch' : 'mostPopular');

function sortOf(text: string | null, q: string | undefined): CourseSort {
  const chosen = oneOf(courseSorts, text) ?? initialSort(q);
  return chosen === 'bestMatch' ? initialSort(q) : chosen;
}

/** The list query of an address of the all-courses page. Words that mean nothing there are passed over. */
export function listQueryOf(search: URLSearchParams): CourseListQuery {
  const q = search.get('q')?.trim().slice(0, limits.searchCharacters) || undefined;
  return {
    sort: sortOf(search.get('sort'), q),
    page: pageOf(search.get('page')),
    limit: limits.coursesPerPage,
    q,
    category: findCategory(search.get('category') ?? '')?.slug,
    level: oneOf(levels, search.get('level')),
    language: oneOf(languages, search.get('language')),
    price: oneOf(['free', 'paid'], search.get('price')),
    ratingAtLeast: ratingFloors.find((floor) => floor === Number(search.get('ratingAtLeast'))),
    counts: true,
  };
}

/** The list that a page begins with, where it begins with one. */
export const initialListQuery = (pathname: string, search: URLSearchParams): CourseListQuery | undefined =>
  pathname === '/' ? homeCoursesQuery : pathname === '/course/all-courses' ? listQueryOf(search) : undefined;

/**
 * The query text of the list that a page begins with, in the order in which the client writes it: the front server's
 * early request is of use only when the address is the same to the letter.
 */
export function initialCourseQuery(pathname: string, search: URLSearchParams): string | undefined {
  const query = initialListQuery(pathname, search);
  if (!query) return undefined;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

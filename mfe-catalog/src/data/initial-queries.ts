import type { CourseListQuery } from '@vidya/contracts/calls/catalogue';
import { findCategory } from '@vidya/contracts/rules/course/categories';
import { limits } from '@vidya/contracts/rules/limits';
import { type CourseSort, courseSorts, languages, levels, ratingFloors } from '@vidya/contracts/texts/choices';
import { paths } from '@vidya/contracts/texts/paths';
import { matchPath } from 'react-router-dom';

/** The three courses of the home page's carousel. */
export const homeCoursesQuery: CourseListQuery = { category: 'generative-ai', limit: 3 };

// The API refuses pages beyond this one, so a page number from a URL is cut to it.
const lastPage = 1_000_000;

const oneOf = <Value extends string>(list: readonly Value[], text: string | null): Value | undefined =>
  list.find((value) => value === text);

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 ? Math.min(page, lastPage) : 1;
};

/** The default order of a list: 'bestMatch' makes sense only for a search. */
export const initialSort = (q: string | undefined): CourseSort => (q ? 'bestMatch' : 'mostPopular');

function sortOf(text: string | null, q: string | undefined): CourseSort {
  const chosen = oneOf(courseSorts, text) ?? initialSort(q);
  return chosen === 'bestMatch' ? initialSort(q) : chosen;
}

/** The list query of a URL of the all-courses page. Ignores unknown values. */
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

/** The initial list query of a page, if it has one. Addresses match as the routes do: in any case, with a slash at the end. */
export const initialListQuery = (pathname: string, search: URLSearchParams): CourseListQuery | undefined =>
  pathname === '/' ? homeCoursesQuery : matchPath(paths.allCourses(), pathname) ? listQueryOf(search) : undefined;

import type { PageHead } from '@vidya/contracts/browser/server-page';
import { categoryTitle, findCategory, slugOf } from '@vidya/contracts/rules/course/categories';
import { blurbOf } from '@vidya/contracts/rules/course/category-blurbs';
import { paths } from '@vidya/contracts/texts/paths';
import { listQueryOf } from '../data/initial-queries.ts';
import { pageMeta } from '../page-meta.ts';
import { breadcrumbs } from './schema-org.ts';

/** The slug in a part of an address, which may be no valid encoding. */
export function slugIn(part: string): string {
  try {
    return slugOf(decodeURIComponent(part));
  } catch {
    return slugOf(part);
  }
}

/** The head of a category's page. An unknown slug is still a page (decision R6), but it is not indexed. */
export function categoryHead(slug: string, origin: string): PageHead {
  const known = findCategory(slug);
  const title = `${categoryTitle(slug)} Courses`;
  if (!known) return { title };
  const canonical = paths.category(slug);
  return {
    title,
    description: `${blurbOf(known)} ${known.form ?? known.bar} courses on video, in English and India’s languages, priced in rupees.`,
    canonical,
    data: [breadcrumbs(origin, [[title, canonical]])],
  };
}

/** The head of the course list. Searches are not indexed; a sorted or filtered list points to the plain address. */
export function listHead(search: URLSearchParams): PageHead {
  const head = pageMeta['/course/all-courses'];
  const { q, sort, page = 1, category, level, language, price, ratingAtLeast } = listQueryOf(search);
  if (q) return head;
  const isWhole = sort === 'mostPopular' && !category && !level && !language && !price && !ratingAtLeast;
  return { ...head, canonical: paths.allCourses(isWhole && page > 1 ? { page } : {}) };
}

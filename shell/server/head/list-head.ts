import { listQueryOf } from '@vidya/contracts/calls/initial-queries';
import { paths } from '@vidya/contracts/texts/paths';
import type { Head } from './head.ts';

/**
 * The head of the course list. Searches are not indexed. Pages of the plain list are canonical; a sorted or filtered
 * list points to the plain address.
 */
export function listHead(head: Head, search: URLSearchParams): Head {
  const { q, sort, page = 1, category, level, language, price, ratingAtLeast } = listQueryOf(search);
  if (q) return { ...head, canonical: undefined };
  const isWhole = sort === 'mostPopular' && !category && !level && !language && !price && !ratingAtLeast;
  return { ...head, canonical: paths.allCourses(isWhole && page > 1 ? { page } : {}) };
}

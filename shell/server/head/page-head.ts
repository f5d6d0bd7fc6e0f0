import { listQueryOf } from '@vidya/contracts/calls/initial-queries';
import { remotes } from '@vidya/contracts/release/remotes';
import { categoryTitle, findCategory, slugOf } from '@vidya/contracts/rules/categories';
import { isId } from '@vidya/contracts/rules/id';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyRequest } from 'fastify';
import { type RouteEntry, routeOf } from '../../src/route-table.ts';
import type { SiteConfig } from '../config.ts';
import { type CourseLookup, createCourseLookup } from './course-lookup.ts';
import type { Head } from './head.ts';
import { type PageMeta, siteDescription, textOf } from './page-meta.ts';
import { breadcrumbs, homeData } from './schema-org.ts';

const plainHead = ({ title, description }: PageMeta, canonical?: string): Head => ({
  title,
  description: description ?? siteDescription,
  canonical: description === undefined ? undefined : canonical,
  kind: 'website',
  data: [],
});

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** An unknown slug is still a page (decision R6), but it is not indexed. */
function categoryHead(pathname: string, origin: string): Head {
  const slug = slugOf(decoded(pathname.split('/')[2] ?? ''));
  const known = findCategory(slug);
  const title = `${categoryTitle(slug)} Courses`;
  if (!known) return plainHead({ title });
  const description = `${known.blurb} ${known.form ?? known.bar} courses on video, in English and India’s languages, priced in rupees.`;
  const canonical = paths.category(slug);
  return { ...plainHead({ title, description }, canonical), data: [breadcrumbs(origin, [[title, canonical]])] };
}

/** The head of the course list. Searches are not indexed; a sorted or filtered list points to the plain address. */
function listHead(head: Head, search: URLSearchParams): Head {
  const { q, sort, page = 1, category, level, language, price, ratingAtLeast } = listQueryOf(search);
  if (q) return { ...head, canonical: undefined };
  const isWhole = sort === 'mostPopular' && !category && !level && !language && !price && !ratingAtLeast;
  return { ...head, canonical: paths.allCourses(isWhole && page > 1 ? { page } : {}) };
}

async function coursePage(lookup: CourseLookup, url: URL, request: FastifyRequest) {
  const courseId = url.searchParams.get('courseId') ?? '';
  const head = isId(courseId) ? await lookup(courseId, request) : null;
  if (head) return { status: 200, head };
  if (head === null) return { status: 404, head: plainHead({ title: 'Course not found' }) };
  // The title that the screen uses when it has no course.
  const meta = { title: 'Course', description: siteDescription };
  return { status: 200, head: plainHead(meta, paths.courseDetail(courseId.toLowerCase())) };
}

/** Returns the head and the status of every address. Waits for the API on course pages only, `headWaitMs` at most. */
export function createPageHeads(config: SiteConfig) {
  const lookup = createCourseLookup(config);
  const headOf = ({ path, area }: RouteEntry, url: URL): Head => {
    if (path === '/course/:category') return categoryHead(url.pathname, config.origin);
    if (path === '/course/all-courses') return listHead(plainHead(textOf(path)!, path), url.searchParams);
    // Redirects to the list.
    if (path === '/category') return plainHead(textOf('/course/all-courses')!, paths.allCourses());
    const areaTitle = area === 'shell' ? '' : remotes[area].title;
    const head = plainHead(textOf(path) ?? { title: areaTitle }, path);
    return path === '/' ? { ...head, data: homeData(config.origin) } : head;
  };
  return async (url: URL, request: FastifyRequest) => {
    const row = routeOf(url.pathname);
    if (!row) return { status: 404, head: plainHead({ title: texts.page.notFoundTitle }) };
    if (row.path === '/courseDetail') return coursePage(lookup, url, request);
    return { status: 200, head: headOf(row, url) };
  };
}

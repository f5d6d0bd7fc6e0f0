import type { CourseListMeta, CourseListQuery, CourseSummary, InstructorMeta } from '@vidya/contracts/calls/course';
import { findCategory } from '@vidya/contracts/rules/categories';
import { limits } from '@vidya/contracts/rules/limits';
import type { ShortCache } from '@vidya/contracts/rules/short-cache';
import type { Caller } from '../../http/session.ts';
import type { CourseRow } from '../course-columns.ts';
import { type CourseCount, countsOf, totalOf } from '../course-counts.ts';
import { toSummary } from '../course-summary.ts';
import type { SearchService } from '../search/search.service.ts';
import { type CatalogueStore, sumOf } from './catalogue.store.ts';
import { type CataloguePage, preparePage } from './catalogue-page.ts';

/** A list requested without paging is complete up to this length. */
const maxConcurrent = 500;
/** More than the site shows of one instructor. */
const maxOfInstructor = 24;

interface InstructorCourses {
  data: CourseSummary[];
  total: number;
  meta: InstructorMeta;
}

interface CatalogueCaches {
  pages: ShortCache<CataloguePage>;
  /** Separate from the pages: searches are so varied that they would evict the pages. */
  searches: ShortCache<CataloguePage>;
  counts: ShortCache<CourseCount[]>;
}

interface CatalogueDependencies {
  store: CatalogueStore;
  search: SearchService;
  caches: CatalogueCaches;
}

const sliceOf = ({ page, limit }: CourseListQuery) => {
  const size = limit ?? (page ? limits.coursesPerPage : maxConcurrent);
  return { limit: size, offset: ((page ?? 1) - 1) * size };
};

const toSummaries = (rows: CourseRow[]): CourseSummary[] => rows.map((row) => toSummary(row));

interface Listed {
  ids: string[];
  total: number;
  meta: CourseListMeta;
  readAt: number;
}

/** Browsing and searching published courses. */
export function createCatalogueService({ store, search, caches }: CatalogueDependencies) {
  const pageOf = async ({ ids, ...page }: Listed): Promise<CataloguePage> =>
    preparePage({ courses: toSummaries(await store.readCards(ids)), ...page });
  const browse = async (query: CourseListQuery): Promise<CataloguePage> => {
    const readAt = Date.now();
    const counts = await caches.counts.get('', () => store.readCounts());
    const total = totalOf(counts, query);
    const place = { slice: sliceOf(query), total, all: sumOf(counts) };
    const ids = await store.listIds({ filters: query, sort: query.sort, ...place });
    return pageOf({ ids, total, meta: query.counts ? { counts: countsOf(counts, query) } : {}, readAt });
  };
  const find = async (text: string, query: CourseListQuery): Promise<CataloguePage> => {
    const readAt = Date.now();
    const hasCounts = query.counts ?? false;
    const question = { text, sort: query.sort, filters: query, slice: sliceOf(query), hasCounts };
    const { ids, total, isCapped, correctedTo, counts, matches } = await search.search(question);
    const meta = {
      ...(isCapped && { isCapped }),
      ...(correctedTo && { correctedTo }),
      ...(counts && { counts: countsOf(counts, query) }),
      ...(Object.keys(matches).length > 0 && { matches }),
    };
    return pageOf({ ids, total, meta, readAt });
  };
  /** Returns the same courses with the caller's own ratings. */
  const withOwnRatings = async (courses: CourseSummary[], caller: Caller | null): Promise<CourseSummary[]> => {
    if (!caller) return courses;
    const own = await store.ratingsBy(
      caller.id,
      courses.map(({ _id }) => _id),
    );
    return courses.map((course) => ({ ...course, userRating: own.get(course._id) ?? 0 }));
  };
  return {
    /** Returns a page as visitors see it, ready to send. */
    listCourses(query: CourseListQuery): Promise<CataloguePage> {
      const { q } = query;
      const key = JSON.stringify(query);
      return q ? caches.searches.get(key, () => find(q, query)) : caches.pages.get(key, () => browse(query));
    },
    withOwnRatings,
    async listCategoryCourses(category: string, caller: Caller | null): Promise<CourseSummary[]> {
      const slug = findCategory(category)?.slug ?? category;
      const page = await caches.pages.get(`category ${slug}`, () => browse({ category: slug }));
      return withOwnRatings(page.courses, caller);
    },
    async listInstructorCourses(instructorId: string, caller: Caller | null): Promise<InstructorCourses> {
      const [rows, sums] = await Promise.all([
        store.listByInstructor(instructorId, maxOfInstructor),
        store.sumUpInstructor(instructorId),
      ]);
      const data = await withOwnRatings(toSummaries(rows), caller);
      return { data, total: sums.courses, meta: { noOfRatings: sums.ratings } };
    },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;

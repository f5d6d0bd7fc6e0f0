import type { CourseListQuery } from '@vidya/contracts/calls/catalogue';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { findCategory } from '@vidya/contracts/rules/course/categories';
import { limits } from '@vidya/contracts/rules/limits';
import type { Caller } from '../../http/access/session.ts';
import type { CourseRow } from '../course-columns.ts';
import { countsOf, totalOf } from '../course-counts.ts';
import type { CourseParts } from '../course-parts.ts';
import { toSummary } from '../course-summary.ts';
import { sumOf } from './catalogue.store.ts';
import { type CataloguePage, preparePage, type ReadPage } from './catalogue-page.ts';

/** A list requested without paging is complete up to this length. */
const maxConcurrent = 500;
/** More than the site shows of one instructor. */
const maxOfInstructor = 24;

const sliceOf = ({ page, limit }: CourseListQuery) => {
  const size = limit ?? (page ? limits.coursesPerPage : maxConcurrent);
  return { limit: size, offset: ((page ?? 1) - 1) * size };
};

const toSummaries = (rows: CourseRow[]): CourseSummary[] => rows.map((row) => toSummary(row));

type Listed = Omit<ReadPage, 'courses'> & { ids: string[] };

/** Browsing and searching published courses. */
export function createCatalogueService({ catalogue: store, search, caches }: CourseParts) {
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
    const ids = courses.map(({ _id }) => _id);
    const own = await store.ratingsBy(caller.id, ids);
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
    async listInstructorCourses(instructorId: string, caller: Caller | null) {
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

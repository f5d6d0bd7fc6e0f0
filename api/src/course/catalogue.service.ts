import { categories, findCategory } from '@vidya/contracts/categories';
import type { CourseListQuery, CourseSummary, Suggestion } from '@vidya/contracts/course';
import { limits } from '@vidya/contracts/limits';
import type { Caller } from '../http/session.ts';
import { type CatalogueCache, type CataloguePage, preparePage } from './catalogue-cache.ts';
import type { CatalogueQuery } from './catalogue-filter.ts';
import type { CatalogueStore } from './catalogue.store.ts';
import type { CourseRow } from './course-columns.ts';
import { toSummary } from './course-summary.ts';

/** Asked for without paging, the list is whole, up to here. */
const mostAtOnce = 500;
const suggestions = { courses: 5, categories: 3, instructors: 3 };

export interface CatalogueService {
  /** As visitors see it, ready to send. */
  listCourses(query: CourseListQuery): Promise<CataloguePage>;
  /** The same courses with the caller's own ratings. */
  withOwnRatings(courses: CourseSummary[], caller: Caller | null): Promise<CourseSummary[]>;
  suggestCourses(text: string): Promise<Suggestion[]>;
  listCategoryCourses(category: string, caller: Caller | null): Promise<CourseSummary[]>;
  listInstructorCourses(instructorId: string, caller: Caller | null): Promise<CourseSummary[]>;
}

interface Parts {
  store: CatalogueStore;
  cache: CatalogueCache;
}

const pageOf = ({ page, limit }: CourseListQuery) => {
  const size = limit ?? (page ? limits.coursesPerPage : mostAtOnce);
  return { limit: size, offset: ((page ?? 1) - 1) * size };
};

const toSummaries = (rows: CourseRow[]): CourseSummary[] => rows.map((row) => toSummary(row));

const matchingCategories = (text: string): Suggestion[] =>
  categories
    .filter(({ bar }) => bar.toLowerCase().includes(text.toLowerCase()))
    .slice(0, suggestions.categories)
    .map(({ bar, slug }) => ({ kind: 'category', label: bar, key: slug }));

/** Browsing and searching what is published. */
export function createCatalogueService({ store, cache }: Parts): CatalogueService {
  const load = async (query: CatalogueQuery): Promise<CataloguePage> => {
    const [rows, total] = await Promise.all([store.listPublished(query, pageOf(query)), store.countPublished(query)]);
    // Nothing contains what was typed: perhaps it was misspelt.
    if (total === 0 && query.q && !query.isLoose) return load({ ...query, isLoose: true });
    return preparePage(toSummaries(rows), total);
  };
  const withOwnRatings = async (courses: CourseSummary[], caller: Caller | null): Promise<CourseSummary[]> => {
    if (!caller) return courses;
    const own = await store.ratingsBy(
      caller.id,
      courses.map(({ _id }) => _id),
    );
    return courses.map((course) => ({ ...course, userRating: own.get(course._id) ?? 0 }));
  };
  return {
    // Searches are too many to keep.
    listCourses: (query) => (query.q ? load(query) : cache.page(JSON.stringify(query), () => load(query))),
    withOwnRatings,
    async suggestCourses(text) {
      if (text.length < limits.suggestAfterCharacters) return [];
      const [found, instructors] = await Promise.all([
        load({ q: text, limit: suggestions.courses }),
        store.findInstructors(text, suggestions.instructors),
      ]);
      return [
        ...found.courses.map(({ _id, topic }): Suggestion => ({ kind: 'course', label: topic, key: _id })),
        ...matchingCategories(text),
        ...instructors.map((name): Suggestion => ({ kind: 'instructor', label: name, key: name })),
      ];
    },
    async listCategoryCourses(category, caller) {
      const slug = findCategory(category)?.slug ?? category;
      const page = await cache.page(`category ${slug}`, () => load({ category: slug }));
      return withOwnRatings(page.courses, caller);
    },
    async listInstructorCourses(instructorId, caller) {
      return withOwnRatings(toSummaries(await store.listByInstructor(instructorId)), caller);
    },
  };
}

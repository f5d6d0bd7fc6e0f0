import { and, type SQL, sql } from 'drizzle-orm';
import type { CourseSort } from '@vidya/contracts/course';
import { type Db, rowsOf } from '../database/database.ts';
import { courses } from '../database/schema-courses.ts';
import { orderOf, passes, passesRare } from './catalogue-filter.ts';
import type { Slice } from './catalogue.store.ts';
import type { CourseCount, CourseFilters } from './course-counts.ts';
import { bestOf } from './search-rank.ts';

/** A search counts and offers this many courses at most: nobody reads further, and no search may read the whole table. */
export const mostFound = 400;

export interface SearchRequest {
  /** From `tsQueryOf`. */
  tsQuery: string;
  /** As it was typed: a course of exactly this name comes first. */
  text: string;
  filters: CourseFilters;
  slice: Slice;
}

export interface FoundIds {
  ids: string[];
  /** Up to `mostFound`, and one more where there are more. */
  found: number;
}

export interface SearchStore {
  /** The best first: where the words stand, how well the course is rated, and by how many. */
  findBest(request: SearchRequest): Promise<FoundIds>;
  /** In the order of a tab. */
  findSorted(request: SearchRequest, sort: CourseSort): Promise<FoundIds>;
  /** How many of each kind the words find, without filters; null where they find more than are counted. */
  countFound(tsQuery: string): Promise<CourseCount[] | null>;
  /** Ids of popular courses with these words in title, instructor or category. */
  suggestIds(tsQuery: string, limit: number): Promise<string[]>;
}

/** A constant to the planner, which so knows how common the words are. */
const wanted = (tsQuery: string): SQL => sql`to_tsquery('english', ${tsQuery})`;

/** Search on PostgreSQL's own full text; everything that knows how is behind `SearchStore`. */
export function createSearchStore(db: Db): SearchStore {
  const anywhere = (tsQuery: string): SQL => sql`${courses.searchWords} @@ ${wanted(tsQuery)}`;
  return {
    async findBest({ tsQuery, text, filters, slice }) {
      const limit = Math.min(slice.limit, mostFound - slice.offset);
      if (limit <= 0) return { ids: [], found: mostFound + 1 };
      const query = bestOf({ wanted: wanted(tsQuery), text, passes: passesRare(filters), most: mostFound + 1 });
      const read = (from: number) =>
        rowsOf<{ id: string; found: number }>(db, sql`${query} limit ${limit} offset ${from}`);
      const rows = await read(slice.offset);
      // Beyond the last page no row says how many there are.
      const [counted] = rows.length === 0 && slice.offset > 0 ? await read(0) : rows;
      return { ids: rows.map(({ id }) => id), found: counted?.found ?? 0 };
    },
    async findSorted({ tsQuery, filters, slice }, sort) {
      const fits = and(passesRare(filters), anywhere(tsQuery));
      const first = db
        .select({ id: courses.id })
        .from(courses)
        .where(fits)
        .limit(mostFound + 1)
        .as('first');
      const [counted] = await db.select({ found: sql<number>`count(*)::int` }).from(first);
      const found = counted?.found ?? 0;
      const limit = Math.min(slice.limit, found - slice.offset, mostFound - slice.offset);
      if (limit <= 0) return { ids: [], found };
      const rows = await db
        .select({ id: courses.id })
        .from(courses)
        .where(fits)
        .orderBy(...orderOf(sort))
        .limit(limit)
        .offset(slice.offset);
      return { ids: rows.map(({ id }) => id), found };
    },
    async countFound(tsQuery) {
      const { category, level, language, isFree, ratingFloor } = courses;
      const kind = { category, level, language, isFree, ratingFloor };
      const rows = await db
        .select(kind)
        .from(courses)
        .where(and(passes({}), anywhere(tsQuery)))
        .limit(mostFound + 1);
      if (rows.length > mostFound) return null;
      // Of the generated columns the type says that they may be null: they never are.
      return rows.map((row) => ({ ...(row as Omit<CourseCount, 'courses'>), courses: 1 }));
    },
    async suggestIds(tsQuery, limit) {
      const rows = await db
        .select({ id: courses.id })
        .from(courses)
        .where(and(passes({}), sql`${courses.titleWords} @@ ${wanted(tsQuery)}`))
        .orderBy(...orderOf('mostPopular'))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}

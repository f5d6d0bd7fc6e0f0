import type { CourseSort } from '@vidya/contracts/calls/course';
import { and, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { courses } from '../../database/schema-courses.ts';
import type { Slice } from '../catalogue/catalogue.store.ts';
import { orderOf, passes, passesRare } from '../catalogue/catalogue-filter.ts';
import type { CourseCount, CourseFilters } from '../course-counts.ts';
import { bestOf } from './search-rank.ts';
import { type SearchWord, tsQueryOf } from './search-words.ts';

/** A search counts and offers this many courses at most: nobody reads further, and no search may read the whole table. */
export const maxFound = 400;

export interface SearchRequest {
  words: readonly SearchWord[];
  /** As it was typed: a course of exactly this name comes first. */
  text: string;
  filters: CourseFilters;
  slice: Slice;
}

export interface FoundIds {
  ids: string[];
  /** Up to `maxFound`, and one more where there are more. */
  found: number;
}

export interface SearchStore {
  /** The best first: where the words stand, how well the course is rated, and by how many. */
  findBest(request: SearchRequest): Promise<FoundIds>;
  /** In the order of a tab. */
  findSorted(request: SearchRequest, sort: CourseSort): Promise<FoundIds>;
  /** How many of each kind the words find, without filters; null where they find more than are counted. */
  countFound(words: readonly SearchWord[]): Promise<CourseCount[] | null>;
  /** Ids of popular courses with these words in title, instructor or category, those with all in the title first. */
  suggestIds(words: readonly SearchWord[], limit: number): Promise<string[]>;
}

/** How many popular courses are looked through for the suggestions: no more, however many begin like what is typed. */
const maxSuggestionCandidates = 100;

/** A constant to the planner, which so knows how common the words are. */
const wanted = (words: readonly SearchWord[], where?: 'title'): SQL =>
  sql`to_tsquery('english', ${tsQueryOf(words, where)})`;

/** Search on PostgreSQL's own full text; everything that knows how is behind `SearchStore`. */
export function createSearchStore(db: Db): SearchStore {
  const anywhere = (words: readonly SearchWord[]): SQL => sql`${courses.searchWords} @@ ${wanted(words)}`;
  return {
    async findBest({ words, text, filters, slice }) {
      const limit = Math.min(slice.limit, maxFound - slice.offset);
      if (limit <= 0) return { ids: [], found: maxFound + 1 };
      const query = bestOf({
        wanted: wanted(words),
        wantedInTitle: wanted(words, 'title'),
        text,
        passes: passesRare(filters),
        max: maxFound + 1,
      });
      const read = (from: number) =>
        rowsOf<{ id: string; found: number }>(db, sql`${query} limit ${limit} offset ${from}`);
      const rows = await read(slice.offset);
      // Beyond the last page no row says how many there are.
      const [counted] = rows.length === 0 && slice.offset > 0 ? await read(0) : rows;
      return { ids: rows.map(({ id }) => id), found: counted?.found ?? 0 };
    },
    async findSorted({ words, filters, slice }, sort) {
      const fits = and(passesRare(filters), anywhere(words));
      const first = db
        .select({ id: courses.id })
        .from(courses)
        .where(fits)
        .limit(maxFound + 1)
        .as('first');
      const [counted] = await db.select({ found: sql<number>`count(*)::int` }).from(first);
      const found = counted?.found ?? 0;
      const limit = Math.min(slice.limit, found - slice.offset, maxFound - slice.offset);
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
    async countFound(words) {
      const { category, level, language, isFree, ratingFloor } = courses;
      const kind = { category, level, language, isFree, ratingFloor };
      const rows = await db
        .select(kind)
        .from(courses)
        .where(and(passes({}), anywhere(words)))
        .limit(maxFound + 1);
      if (rows.length > maxFound) return null;
      // Of the generated columns the type says that they may be null: they never are.
      return rows.map((row) => ({ ...(row as Omit<CourseCount, 'courses'>), courses: 1 }));
    },
    async suggestIds(words, limit) {
      const { id, titleWords, ratingSum, ratingCount, createdAt } = courses;
      const candidates = db
        .select({ id, titleWords, ratingSum, ratingCount, createdAt })
        .from(courses)
        .where(and(passes({}), sql`${courses.titleWords} @@ ${wanted(words)}`))
        .orderBy(...orderOf('mostPopular'))
        .limit(maxSuggestionCandidates);
      const popular = sql.join(orderOf('mostPopular'), sql`, `);
      const rows = await rowsOf<{ id: string }>(
        db,
        sql`select id from (${candidates}) as courses
          order by title_words @@ ${wanted(words, 'title')} desc, ${popular} limit ${limit}`,
      );
      return rows.map(({ id }) => id);
    },
  };
}

import type { CourseSort } from '@vidya/contracts/texts/choices';
import { and, sql } from 'drizzle-orm';
import { countOf, type Db, hasRow, idsOf, pick, rowCount, rowsOf } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import type { Slice } from '../catalogue/catalogue.store.ts';
import { orderOf, passes, passesRare } from '../catalogue/catalogue-filter.ts';
import type { CourseCount, CourseFilters } from '../course-counts.ts';
import { fitsAnywhere, wanted } from './search-condition.ts';
import type { SearchTerms } from './search-question.ts';
import { bestOf } from './search-rank.ts';
import { type SearchWord, tsQueryOf } from './search-words.ts';

/** How many courses a search counts and returns: no search may scan the whole table. */
export const maxMatches = 400;

export interface SearchRequest {
  terms: SearchTerms;
  /** As typed: a course with exactly this title comes first. */
  text: string;
  filters: CourseFilters;
  slice: Slice;
}

interface MatchingIds {
  ids: string[];
  /** Up to `maxMatches`, plus one if there are more. */
  total: number;
}

/** How many popular courses a suggestion considers, however many start with the typed text. */
const maxSuggestionCandidates = 100;

/** For a very common prefix, checks only this many people. */
const maxInstructorCandidates = 100;

/** Search with PostgreSQL full text: nothing else knows how. */
export function createSearchStore(db: Db) {
  return {
    /** Best first: by the place of the words, the course's average rating and its number of ratings. */
    async findBest({ terms, text, filters, slice }: SearchRequest): Promise<MatchingIds> {
      const limit = Math.min(slice.limit, maxMatches - slice.offset);
      const query = bestOf({ terms, text, passes: passesRare(filters), max: maxMatches + 1 });
      const read = (max: number, from: number) =>
        rowsOf<{ id: string; found: number }>(db, sql`${query} limit ${max} offset ${from}`);
      const rows = limit > 0 ? await read(limit, slice.offset) : [];
      // A page after the last one has no row, so no count.
      const [counted] = rows.length === 0 && slice.offset > 0 ? await read(1, 0) : rows;
      return { ids: rows.map(({ id }) => id), total: counted?.found ?? 0 };
    },
    /** In the order of a sort tab. */
    async findSorted({ terms, filters, slice }: SearchRequest, sort: CourseSort): Promise<MatchingIds> {
      const fits = and(passesRare(filters), fitsAnywhere(terms));
      const first = db
        .select({ id: courses.id })
        .from(courses)
        .where(fits)
        .limit(maxMatches + 1)
        .as('first');
      const total = await countOf(db.select(rowCount).from(first));
      const limit = Math.min(slice.limit, total - slice.offset, maxMatches - slice.offset);
      if (limit <= 0) return { ids: [], total };
      const sorted = db
        .select({ id: courses.id })
        .from(courses)
        .where(fits)
        .orderBy(...orderOf(sort))
        .limit(limit)
        .offset(slice.offset);
      return { ids: await idsOf(sorted), total };
    },
    /** Returns the number of matches of each kind, without filters; null if there are more than `maxMatches`. */
    async countMatches(terms: SearchTerms): Promise<CourseCount[] | null> {
      const rows = await db
        .select(pick(courses, 'category', 'level', 'language', 'isFree', 'ratingFloor'))
        .from(courses)
        .where(and(passes({}), fitsAnywhere(terms)))
        .limit(maxMatches + 1);
      if (rows.length > maxMatches) return null;
      // Drizzle types generated columns as nullable, but they are never null.
      return rows.map((row) => ({ ...(row as Omit<CourseCount, 'courses'>), courses: 1 }));
    },
    /** Whether any course has the words. */
    hasAny: (terms: SearchTerms, filters: CourseFilters): Promise<boolean> =>
      hasRow(
        db
          .select({ id: courses.id })
          .from(courses)
          .where(and(passesRare(filters), fitsAnywhere(terms)))
          .limit(1),
      ),
    /** Returns popular courses with these words in title, instructor or category; all words in the title come first. */
    suggestIds(words: readonly SearchWord[], limit: number): Promise<string[]> {
      const candidates = db
        .select(pick(courses, 'id', 'titleWords', 'ratingSum', 'ratingCount', 'createdAt'))
        .from(courses)
        .where(and(passes({}), sql`${courses.titleWords} @@ ${wanted(words)}`))
        .orderBy(...orderOf('mostPopular'))
        .limit(maxSuggestionCandidates);
      const popular = sql.join(orderOf('mostPopular'), sql`, `);
      const sorted = sql`select id from (${candidates}) as courses
        order by title_words @@ ${wanted(words, 'title')} desc, ${popular} limit ${limit}`;
      return idsOf(rowsOf(db, sorted));
    },
    /** Returns names of people with published courses, by the first letters of their words. */
    async findInstructors(words: readonly SearchWord[], limit: number): Promise<string[]> {
      const rows = await rowsOf<{ name: string }>(
        db,
        sql`select distinct full_name as name
          from (
            select id, full_name from users
            where role in ('INSTRUCTOR', 'ADMIN') and deleted_at is null
              and to_tsvector('simple', search_form(full_name)) @@ to_tsquery('simple', ${tsQueryOf(words)})
            limit ${maxInstructorCandidates}
          ) as people
          where exists (
            select from courses where instructor_id = people.id and status = 'published'
            union all
            select from course_instructors as teaching join courses on courses.id = teaching.course_id
            where teaching.user_id = people.id and courses.status = 'published')
          order by 1 limit ${limit}`,
      );
      return rows.map(({ name }) => name);
    },
  };
}

import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue';
import type { CourseSort, Language, Level } from '@vidya/contracts/texts/choices';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isTaughtBy } from '../../database/co-instructors.ts';
import { type Db, idsOf, inOrderOf, pick, rowCount, rowsOf } from '../../database/database.ts';
import { courses, ratings } from '../../database/tables/schema-courses.ts';
import { enrolments } from '../../database/tables/schema-sales.ts';
import { courseCounts } from '../../database/tables/schema-search.ts';
import { type CourseRow, courseColumns } from '../course-columns.ts';
import { type CourseCount, type CourseFilters, totalOf } from '../course-counts.ts';
import { isPublished, orderOf, passes, passesRare } from './catalogue-filter.ts';

export interface Slice {
  limit: number;
  offset: number;
}

interface ListRequest {
  filters: CourseFilters;
  sort: CourseSort | undefined;
  slice: Slice;
  /** How many courses pass the filters, and how many are published in all. */
  total: number;
  all: number;
}

type Packed = [category: string, Level, Language, isFree: boolean, ratingFloor: number, courses: number];

/** One step down an index costs about a tenth of fetching and sorting one course. */
const stepsPerFetch = 10;

/** True if fetching and sorting the few that pass is cheaper than scanning the ordered index for a full page. */
const areFew = ({ total, all, slice }: Pick<ListRequest, 'total' | 'all' | 'slice'>): boolean =>
  total * stepsPerFetch < ((slice.offset + slice.limit) * all) / Math.max(total, 1);

const publishedBy = (db: Db, instructorId: string) => and(isPublished, isTaughtBy(db, instructorId));

const noOfRatings = sql<number>`coalesce(sum(${courses.ratingCount}), 0)::int`;

export const sumOf = (counts: readonly CourseCount[]): number => totalOf(counts, {});

/** Public reading of courses; `own`: the database for what belongs to one person. No query slows down with the number of courses, except by the offset of a deep page. */
export function createCatalogueStore(db: Db, own = db) {
  return {
    /** Returns the number of published courses of each kind. */
    async readCounts(): Promise<CourseCount[]> {
      // Several thousand short rows: one JSON value is several times faster to read.
      const [found] = await rowsOf<{ rows: Packed[] | null }>(
        db,
        sql`select json_agg(json_build_array(category, level, language, is_free, rating_floor, courses)) as rows
          from ${courseCounts} where courses > 0`,
      );
      return (found?.rows ?? []).map(([category, level, language, isFree, ratingFloor, courses]) => ({
        category,
        level,
        language,
        isFree,
        ratingFloor,
        courses,
      }));
    },
    /** Returns the ids of one slice of the list, in its order. */
    async listIds({ filters, sort, slice, total, all }: ListRequest): Promise<string[]> {
      const limit = Math.min(slice.limit, total - slice.offset);
      if (limit <= 0) return [];
      const few = areFew({ total, all, slice });
      // The second half of the list is faster to reach from its end.
      const isReversed = !few && slice.offset > total / 2;
      const found = db
        .select({ id: courses.id })
        .from(courses)
        .where(few ? passesRare(filters) : passes(filters))
        .orderBy(...orderOf(sort, isReversed))
        .limit(limit)
        .offset(isReversed ? total - slice.offset - limit : slice.offset);
      const ids = await idsOf(found);
      return isReversed ? ids.toReversed() : ids;
    },
    /** Returns the cards of these courses in the order of the ids; leaves out courses that no longer exist. */
    readCards: (ids: readonly string[]): Promise<CourseRow[]> =>
      inOrderOf(ids, (some) => {
        const isShown = and(inArray(courses.id, some), isPublished);
        return db.select(courseColumns).from(courses).where(isShown);
      }),
    /** Returns an instructor's published courses, newest first. */
    listByInstructor: (instructorId: string, limit: number): Promise<CourseRow[]> =>
      db
        .select(courseColumns)
        .from(courses)
        .where(publishedBy(db, instructorId))
        .orderBy(desc(courses.createdAt), desc(courses.id))
        .limit(limit),
    /** Returns the number of an instructor's published courses and of their ratings. */
    async sumUpInstructor(instructorId: string) {
      const sums = { courses: rowCount.count, ratings: noOfRatings };
      const [row] = await db.select(sums).from(courses).where(publishedBy(db, instructorId));
      return row ?? { courses: 0, ratings: 0 };
    },
    /**
     * Totals over published courses; counts each person with a current or past enrolment once. Scans all courses and all
     * enrolments, so the caller caches the result.
     */
    async readFigures(): Promise<Omit<CatalogueFigures, 'languages'>> {
      const [[catalogue], [people]] = await Promise.all([
        db
          .select({
            courses: rowCount.count,
            rating: sql<number>`coalesce(sum(${courses.ratingSum}) / nullif(sum(${courses.ratingCount}), 0), 0)::float8`,
            noOfRatings,
          })
          .from(courses)
          .where(isPublished),
        db
          .select({ learners: sql<number>`count(distinct ${enrolments.userId})::int` })
          .from(enrolments)
          .where(inArray(enrolments.status, ['active', 'expired'])),
      ]);
      return { courses: 0, rating: 0, noOfRatings: 0, ...catalogue, learners: people?.learners ?? 0 };
    },
    /** Returns one person's ratings of these courses, by course id. */
    async ratingsBy(userId: string, courseIds: string[]): Promise<Map<string, number>> {
      if (courseIds.length === 0) return new Map();
      const found = await own
        .select(pick(ratings, 'courseId', 'value'))
        .from(ratings)
        .where(and(eq(ratings.userId, userId), inArray(ratings.courseId, courseIds)));
      return new Map(found.map(({ courseId, value }) => [courseId, value]));
    },
  };
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

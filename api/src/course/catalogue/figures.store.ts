import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/schema-courses.ts';
import { enrolments } from '../../database/schema-sales.ts';

/** Scans all courses and all enrolments, so the caller caches the result. */
export function createFiguresStore(db: Db) {
  return {
    /** Totals over published courses; counts each person with a current or past enrolment once. */
    async readFigures(): Promise<CatalogueFigures> {
      const [[catalogue], [people]] = await Promise.all([
        db
          .select({
            courses: sql<number>`count(*)::int`,
            rating: sql<number>`coalesce(sum(${courses.ratingSum}) / nullif(sum(${courses.ratingCount}), 0), 0)::float8`,
            noOfRatings: sql<number>`coalesce(sum(${courses.ratingCount}), 0)::int`,
          })
          .from(courses)
          .where(eq(courses.status, 'published')),
        db
          .select({ learners: sql<number>`count(distinct ${enrolments.userId})::int` })
          .from(enrolments)
          .where(inArray(enrolments.status, ['active', 'expired'])),
      ]);
      return { courses: 0, rating: 0, noOfRatings: 0, ...catalogue, learners: people?.learners ?? 0 };
    },
  };
}

export type FiguresStore = ReturnType<typeof createFiguresStore>;

import { eq, sql } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../../database/database.ts';
import { courses, ratings } from '../../database/tables/schema-courses.ts';

interface NewRating {
  userId: string;
  courseId: string;
  value: number;
  /** If absent, the earlier comment stays. */
  comment?: string;
  /** If absent, the earlier choice stays. */
  isNamed?: boolean;
}

/** Who teaches a course. */
export const findTaught = (db: Db, courseId: string) =>
  firstOf(
    db
      .select(pick(courses, 'instructorId', 'coInstructors'))
      .from(courses)
      .where(eq(courses.id, courseId)),
  );

/** One rating per person and course; the same transaction updates sum, count and average of the course. */
export const saveRating = (db: Db, { userId, courseId, value, comment, isNamed }: NewRating) =>
  db.transaction(async (tx) => {
    // Other raters of this course wait here, so that no sum is based on outdated ratings.
    await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('no key update');
    await tx
      .insert(ratings)
      .values({ userId, courseId, value, comment: comment ?? '', isNamed: isNamed ?? false })
      .onConflictDoUpdate({
        target: [ratings.userId, ratings.courseId],
        set: {
          value,
          updatedAt: new Date(),
          ...(comment !== undefined && { comment }),
          ...(isNamed !== undefined && { isNamed }),
        },
      });
    const [sums] = await tx
      .select({
        ratingCount: sql<number>`count(*)::int`,
        ratingSum: sql<number>`sum(${ratings.value})::float8`,
        rating: sql<number>`avg(${ratings.value})::float8`,
      })
      .from(ratings)
      .where(eq(ratings.courseId, courseId));
    // A rating does not change the course: its 'Last Update' stays.
    await tx
      .update(courses)
      .set({ ...sums, updatedAt: sql`${courses.updatedAt}` })
      .where(eq(courses.id, courseId));
    return { rating: sums!.rating, noOfRatings: sums!.ratingCount };
  });

import type { StarCounts } from '@vidya/contracts/calls/course';
import { limits } from '@vidya/contracts/rules/limits';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { type Db, pick } from '../../database/database.ts';
import { ratings } from '../../database/tables/schema-courses.ts';

const ratingColumns = {
  ...pick(ratings, 'id', 'value', 'comment', 'updatedAt', 'isNamed', 'userId'),
  /** Full name; '' when the account is gone. Not a join: that reads all users where a course has many reviews. */
  writer: sql<string>`(select case when u.deleted_at is null then u.full_name else '' end
    from users u where u.id = ratings.user_id)`,
};

export type RatingRow = SelectResultFields<typeof ratingColumns>;

/** Written exactly as in the partial index on ratings with a comment. */
const hasComment = sql`${ratings.comment} <> ''`;

/** Compares the stored time, which is finer than a JavaScript date. */
const follows = (after: string) =>
  sql`(${ratings.updatedAt}, ${ratings.id}) < ((select r.updated_at from ratings r where r.id = ${after}), ${after})`;

/** Reads ratings, newest first, at most `limits.reviewsAtOnce` at a time. */
export function createReviewStore(db: Db) {
  const list = (where: SQL | undefined): Promise<RatingRow[]> =>
    db
      .select(ratingColumns)
      .from(ratings)
      .where(where)
      .orderBy(desc(ratings.updatedAt), desc(ratings.id))
      .limit(limits.reviewsAtOnce);
  return {
    listNewest: (courseId: string): Promise<RatingRow[]> => list(eq(ratings.courseId, courseId)),
    /** Returns ratings with a comment; with `after`, those that follow the rating with that id. */
    listCommented: (courseId: string, after?: string): Promise<RatingRow[]> =>
      list(and(eq(ratings.courseId, courseId), hasComment, after ? follows(after) : undefined)),
    async countByStars(courseId: string): Promise<StarCounts> {
      const found = await db
        .select({ stars: sql<number>`ceil(${ratings.value})::int`, ratings: sql<number>`count(*)::int` })
        .from(ratings)
        .where(eq(ratings.courseId, courseId))
        .groupBy(sql`1`);
      const counts: StarCounts = [0, 0, 0, 0, 0];
      for (const row of found) counts[row.stars - 1] = row.ratings;
      return counts;
    },
    /** Returns 0 if none. */
    async ownValue(courseId: string, userId: string): Promise<number> {
      const isOwn = and(eq(ratings.userId, userId), eq(ratings.courseId, courseId));
      const [row] = await db.select({ value: ratings.value }).from(ratings).where(isOwn);
      return row?.value ?? 0;
    },
  };
}

export type ReviewStore = ReturnType<typeof createReviewStore>;

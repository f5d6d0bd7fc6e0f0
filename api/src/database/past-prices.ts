import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, hasRow, rowsOf } from './database.ts';
import { courses, pastPrices } from './tables/schema-courses.ts';

/** Like `finalPrice` of the contracts: integer division truncates in both. */
export const finalPrice = sql`(${courses.price} * (100 - ${courses.discount}) / 100)`;

const since = sql`now() - interval '30 days'`;

/** For a row of `courses`: the highest final price of the last 30 days, today's included. */
export const highestPrice = sql`greatest(${finalPrice}, (
  select max(past_prices.price) from past_prices
  where past_prices.course_id = ${courses.id} and past_prices.replaced_at > ${since}))`;

export function createPastPrices(db: Db) {
  const remove = (where?: SQL) => (courseId: string) =>
    db.delete(pastPrices).where(and(eq(pastPrices.courseId, courseId), where));
  const removeOld = remove(sql`${pastPrices.replacedAt} <= ${since}`);
  return {
    async highest(courseId: string): Promise<number> {
      const [row] = await rowsOf<{ price: number }>(
        db,
        sql`select ${highestPrice}::int as price from ${courses} where ${courses.id} = ${courseId}`,
      );
      return row?.price ?? 0;
    },
    /** True if the course, or the one that it is a copy of, was offered for more. */
    has: (courseId: string): Promise<boolean> =>
      hasRow(db.select({ id: pastPrices.id }).from(pastPrices).where(eq(pastPrices.courseId, courseId)).limit(1)),
    /** Before a lower price replaces this one. */
    async add(courseId: string, price: number): Promise<void> {
      await removeOld(courseId);
      await db.insert(pastPrices).values({ courseId, price });
    },
    /** Later cuts are compared with the price that replaces this one. */
    clear: remove(),
  };
}

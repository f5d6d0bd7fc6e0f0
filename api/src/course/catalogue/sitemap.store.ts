import type { CourseAddressQuery } from '@vidya/contracts/calls/catalogue';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { type Db, pick } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';

/** Reads one range of the primary key: the cost does not depend on the number of courses before or after it. */
export const listAddresses = (db: Db, { after, upTo, limit }: CourseAddressQuery & { limit: number }) =>
  db
    .select(pick(courses, 'id', 'updatedAt'))
    .from(courses)
    .where(
      and(
        eq(courses.status, 'published'),
        after ? gt(courses.id, after) : undefined,
        upTo ? lte(courses.id, upTo) : undefined,
      ),
    )
    .orderBy(asc(courses.id))
    .limit(limit);

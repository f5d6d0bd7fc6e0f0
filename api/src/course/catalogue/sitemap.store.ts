import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/schema-courses.ts';

interface AddressRow {
  id: string;
  updatedAt: Date;
}

/** Ids after `after`, up to and including `upTo`. */
interface Stretch {
  after?: string | undefined;
  upTo?: string | undefined;
  limit: number;
}

export interface SitemapStore {
  listAddresses(stretch: Stretch): Promise<AddressRow[]>;
}

/** Reads one range of the primary key: the cost does not depend on the number of courses before or after it. */
export const createSitemapStore = (db: Db): SitemapStore => ({
  listAddresses: ({ after, upTo, limit }) =>
    db
      .select({ id: courses.id, updatedAt: courses.updatedAt })
      .from(courses)
      .where(
        and(
          eq(courses.status, 'published'),
          after ? gt(courses.id, after) : undefined,
          upTo ? lte(courses.id, upTo) : undefined,
        ),
      )
      .orderBy(asc(courses.id))
      .limit(limit),
});

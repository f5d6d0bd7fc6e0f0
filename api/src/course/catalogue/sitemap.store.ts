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

/** Reads one range of the primary key: the cost does not depend on the number of courses before or after it. */
export const createSitemapStore = (db: Db) => ({
  listAddresses: ({ after, upTo, limit }: Stretch): Promise<AddressRow[]> =>
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

export type SitemapStore = ReturnType<typeof createSitemapStore>;

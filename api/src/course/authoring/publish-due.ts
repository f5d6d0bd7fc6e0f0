import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectures } from '../../database/tables/schema-lectures.ts';
import { defineJob } from '../../jobs/jobs.ts';

/** Runs every minute; what came due while no server ran is published by the next run. */
export const publishDue = defineJob<Record<string, never>>('publish-due');

/** Publishes what is due, each once: a second run finds nothing. Resolves to how many courses and lectures it published. */
export async function publishWhatIsDue(db: Db, now = new Date()): Promise<number> {
  const published = { status: 'published' as const, publishAt: null };
  const isOpen = inArray(courses.status, ['draft', 'unpublished']);
  const opened = await db
    .update(courses)
    .set(published)
    .where(and(lte(courses.publishAt, now), isOpen))
    .returning({ id: courses.id });
  const shown = await db
    .update(lectures)
    .set({ ...published, version: sql`${lectures.version} + 1` })
    .where(and(lte(lectures.publishAt, now), eq(lectures.status, 'draft')))
    .returning({ id: lectures.id });
  return opened.length + shown.length;
}

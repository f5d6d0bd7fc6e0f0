import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectures } from '../../database/tables/schema-lectures.ts';
import { users } from '../../database/tables/schema-people.ts';
import { defineJob } from '../../jobs/jobs.ts';

/** Runs every minute; what came due while no server ran is published by the next run. */
export const publishDue = defineJob<Record<string, never>>('publish-due');

/**
 * Publishes what is due, each once: a second run finds nothing. Locks the courses first, as their authors' saves do, in one
 * order. A course of a person who may not teach any more waits. Resolves to how many courses and lectures it published.
 */
export const publishWhatIsDue = (db: Db, now = new Date()): Promise<number> =>
  db.transaction(async (tx) => {
    // Learners hold a deleted course as it was.
    const living = tx.select({ id: courses.id }).from(courses).where(ne(courses.status, 'archived'));
    const isDraft = eq(lectures.status, 'draft');
    const isDueLecture = and(lte(lectures.publishAt, now), isDraft, inArray(lectures.courseId, living));
    const holding = tx.select({ id: lectures.courseId }).from(lectures).where(isDueLecture);
    const isConcerned = or(lte(courses.publishAt, now), inArray(courses.id, holding));
    await tx.select({ id: courses.id }).from(courses).where(isConcerned).orderBy(courses.id).for('update');
    const published = { status: 'published' as const, publishAt: null };
    const shown = await tx
      .update(lectures)
      .set({ ...published, version: sql`${lectures.version} + 1` })
      .where(isDueLecture)
      .returning({ courseId: lectures.courseId });
    const changed = [...new Set(shown.map(({ courseId }) => courseId))];
    if (changed.length > 0) await tx.update(courses).set({ updatedAt: now }).where(inArray(courses.id, changed));
    const isOpen = inArray(courses.status, ['draft', 'unpublished']);
    const teaches = tx.select({ id: users.id }).from(users).where(ne(users.role, 'USER'));
    const opened = await tx
      .update(courses)
      .set(published)
      .where(and(lte(courses.publishAt, now), isOpen, inArray(courses.instructorId, teaches)))
      .returning({ id: courses.id });
    return opened.length + shown.length;
  });

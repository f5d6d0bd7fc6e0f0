import { and, desc, eq } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../database/database.ts';
import { courses } from '../database/tables/schema-courses.ts';
import { users } from '../database/tables/schema-people.ts';
import { revisions } from '../database/tables/schema-revisions.ts';
import { isOf, newestRevision, type RevisedThing } from './port/record-revision.ts';

/** Reads the history of courses and lectures. */
export const createRevisionsStore = (db: Db) => ({
  findCourse: (courseId: string) => firstOf(db.select().from(courses).where(eq(courses.id, courseId))),
  /** Newest first, without the texts; `savedBy` is null where no account is named. */
  list: (thing: RevisedThing) =>
    db
      .select({ ...pick(revisions, 'number', 'savedAt'), savedBy: users.fullName })
      .from(revisions)
      .leftJoin(users, eq(users.id, revisions.savedBy))
      .where(isOf(thing))
      .orderBy(desc(revisions.number)),
  findNewest: (thing: RevisedThing) => newestRevision(db, thing),
  find: (thing: RevisedThing, number: number) =>
    firstOf(
      db
        .select()
        .from(revisions)
        .where(and(isOf(thing), eq(revisions.number, number))),
    ),
});

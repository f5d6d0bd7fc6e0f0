import { and, eq, getTableColumns, gt, inArray, lte, ne, sql, sum } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectureMedia, lectures, preparation, uploads } from '../../database/tables/schema-lectures.ts';
import { users } from '../../database/tables/schema-people.ts';

export type UploadRow = typeof uploads.$inferSelect;
type NewUpload = typeof uploads.$inferInsert;

export type UploadStore = ReturnType<typeof createUploadStore>;

export function createUploadStore(db: Db) {
  return {
    /** Returns false and stores nothing when this person already has `max` open uploads. */
    add: (upload: NewUpload, max: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        // The lock serialises two simultaneous uploads, so both are counted.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, upload.userId)).for('no key update');
        const isOpen = and(
          eq(uploads.userId, upload.userId),
          inArray(uploads.state, ['receiving', 'complete']),
          gt(uploads.expiresAt, new Date()),
        );
        if ((await tx.$count(uploads, isOpen)) >= max) return false;
        await tx.insert(uploads).values(upload);
        return true;
      }),
    /** The bytes of the files that the lectures of a course offer, and of those on their way. */
    async countResourceBytes(courseId: string): Promise<number> {
      const [stored] = await db
        .select({ bytes: sum(lectureMedia.bytes).mapWith(Number) })
        .from(lectureMedia)
        .innerJoin(lectures, eq(lectures.id, lectureMedia.lectureId))
        .where(and(eq(lectures.courseId, courseId), eq(lectureMedia.kind, 'resource')));
      const isOnItsWay = and(eq(uploads.purpose, 'resource'), ne(uploads.state, 'used'));
      const [sent] = await db
        .select({ bytes: sum(uploads.bytes).mapWith(Number) })
        .from(uploads)
        .where(and(eq(uploads.courseId, courseId), isOnItsWay, gt(uploads.expiresAt, new Date())));
      return (stored?.bytes ?? 0) + (sent?.bytes ?? 0);
    },
    /** With what decides who may go on with it. */
    find: (uploadId: string) =>
      firstOf(
        db
          .select({ ...getTableColumns(uploads), course: pick(courses, 'instructorId', 'coInstructors') })
          .from(uploads)
          .innerJoin(courses, eq(courses.id, uploads.courseId))
          .where(eq(uploads.id, uploadId)),
      ),
    /** In a transaction: locks this upload until its end. */
    lock: (uploadId: string): Promise<UploadRow | null> =>
      firstOf(db.select().from(uploads).where(eq(uploads.id, uploadId)).for('update')),
    async change(uploadId: string, change: Partial<UploadRow>) {
      await db.update(uploads).set(change).where(eq(uploads.id, uploadId));
    },
    /** Moves an upload from receiving to complete; leaves a used one unchanged. */
    async complete(uploadId: string) {
      await db
        .update(uploads)
        .set({ state: 'complete', received: sql`${uploads.bytes}` })
        .where(and(eq(uploads.id, uploadId), eq(uploads.state, 'receiving')));
    },
    async remove(uploadId: string) {
      await db.delete(uploads).where(eq(uploads.id, uploadId));
    },
    listExpired: (now: Date): Promise<UploadRow[]> => db.select().from(uploads).where(lte(uploads.expiresAt, now)),
    /** Uploads whose lecture is still 'uploading': the process may have ended before it updated the lecture. */
    listUnfinished: (): Promise<UploadRow[]> =>
      db
        .select()
        .from(uploads)
        .where(
          and(
            inArray(uploads.state, ['receiving', 'complete']),
            sql`exists (select from ${lectures} where ${lectures.uploadId} = ${uploads.id} and ${preparation} = 'uploading')`,
          ),
        ),
  };
}

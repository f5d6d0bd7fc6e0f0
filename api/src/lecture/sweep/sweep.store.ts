import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { lectureMedia, lectures } from '../../database/schema-lectures.ts';
import type { LectureRow, MediaRow } from '../port/lecture.store.ts';

export type SweepStore = ReturnType<typeof createSweepStore>;

export const createSweepStore = (db: Db) => ({
  /** Lectures that wait for an upload that no longer exists, for example because its sender's account was deleted. */
  listForsaken: (): Promise<Pick<LectureRow, 'id' | 'courseId'>[]> =>
    db
      .select({ id: lectures.id, courseId: lectures.courseId })
      .from(lectures)
      .where(and(eq(lectures.state, 'uploading'), isNull(lectures.uploadId))),
  /** The media rows of lectures in the states ready and processing. */
  listNamed: (): Promise<{ courseId: string; media: MediaRow }[]> =>
    db
      .select({ courseId: lectures.courseId, media: getTableColumns(lectureMedia) })
      .from(lectureMedia)
      .innerJoin(lectures, eq(lectures.id, lectureMedia.lectureId))
      .where(inArray(lectures.state, ['ready', 'processing'])),
  /** Every key that a row names. */
  async listKeys(): Promise<string[]> {
    const rows = await db.selectDistinct({ key: lectureMedia.storageKey }).from(lectureMedia);
    return rows.map(({ key }) => key);
  },
});

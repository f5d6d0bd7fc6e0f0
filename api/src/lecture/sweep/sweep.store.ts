import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { lectureMedia, lectures } from '../../database/schema-lectures.ts';
import type { MediaRow } from '../port/lecture.store.ts';

interface NamedFile {
  courseId: string;
  media: MediaRow;
}

export interface SweepStore {
  /** Lectures that wait for an upload that no longer exists, for example because its sender's account was deleted. */
  listForsaken(): Promise<{ id: string; courseId: string }[]>;
  /** The media rows of lectures in the states ready and processing. */
  listNamed(): Promise<NamedFile[]>;
  /** Every key that a row names. */
  listKeys(): Promise<string[]>;
}

export const createSweepStore = (db: Db): SweepStore => ({
  listForsaken: () =>
    db
      .select({ id: lectures.id, courseId: lectures.courseId })
      .from(lectures)
      .where(and(eq(lectures.state, 'uploading'), isNull(lectures.uploadId))),
  listNamed: () =>
    db
      .select({ courseId: lectures.courseId, media: getTableColumns(lectureMedia) })
      .from(lectureMedia)
      .innerJoin(lectures, eq(lectures.id, lectureMedia.lectureId))
      .where(inArray(lectures.state, ['ready', 'processing'])),
  async listKeys() {
    const rows = await db.selectDistinct({ key: lectureMedia.storageKey }).from(lectureMedia);
    return rows.map(({ key }) => key);
  },
});

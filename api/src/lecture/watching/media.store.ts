import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/schema-courses.ts';
import { lectureMedia, lectures } from '../../database/schema-lectures.ts';

export type MediaStore = ReturnType<typeof createMediaStore>;

export const createMediaStore = (db: Db) => ({
  /** A file with the data that decides who may read it. */
  async findMedia(lectureId: string, mediaId: string) {
    const [row] = await db
      .select({
        id: lectureMedia.id,
        kind: lectureMedia.kind,
        type: lectureMedia.type,
        storageKey: lectureMedia.storageKey,
        isPreview: lectures.isPreview,
        isVisible: lectures.isVisible,
        course: { id: courses.id, instructorId: courses.instructorId, status: courses.status },
      })
      .from(lectureMedia)
      .innerJoin(lectures, eq(lectures.id, lectureMedia.lectureId))
      .innerJoin(courses, eq(courses.id, lectures.courseId))
      .where(and(eq(lectureMedia.id, mediaId), eq(lectures.id, lectureId)));
    return row ?? null;
  },
});

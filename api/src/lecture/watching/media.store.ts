import type { CourseStatus } from '@vidya/contracts/calls/choices';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/schema-courses.ts';
import { lectureMedia, lectures, type MediaKind } from '../../database/schema-lectures.ts';

/** A file with the data that decides who may read it. */
interface ServedMedia {
  id: string;
  kind: MediaKind;
  type: string;
  storageKey: string;
  isPreview: boolean;
  isVisible: boolean;
  course: { id: string; instructorId: string; status: CourseStatus };
}

export interface MediaStore {
  findMedia(lectureId: string, mediaId: string): Promise<ServedMedia | null>;
}

export const createMediaStore = (db: Db): MediaStore => ({
  async findMedia(lectureId, mediaId) {
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

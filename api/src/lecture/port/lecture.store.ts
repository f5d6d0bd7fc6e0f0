import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/schema-courses.ts';
import { lectureMedia, lectures, uploads } from '../../database/schema-lectures.ts';
import { unusedMedia } from '../../database/unused-media.ts';

export type LectureRow = typeof lectures.$inferSelect;
export type MediaRow = typeof lectureMedia.$inferSelect;
export type NewMedia = Omit<typeof lectureMedia.$inferInsert, 'lectureId'>;

interface OwnedCourse {
  id: string;
  instructorId: string;
}

export interface LectureCourse extends OwnedCourse {
  title: string;
}

export interface LectureStore {
  findCourse(courseId: string): Promise<LectureCourse | null>;
  /** In a transaction: the positions in this course do not change until it ends. Also marks the course as changed. */
  lockCourse(courseId: string): Promise<LectureCourse | null>;
  listLectures(courseId: string): Promise<LectureRow[]>;
  /** Publishes the drafts among these; returns how many. */
  publishLectures(lectureIds: string[]): Promise<number>;
  findLecture(lectureId: string): Promise<LectureRow | null>;
  /** The lecture that waits for this upload, or has its file. */
  findByUpload(uploadId: string): Promise<LectureRow | null>;
  listMedia(lectureIds: string[]): Promise<MediaRow[]>;
  /** Adds a lecture at the end of its course. */
  addLecture(lecture: Omit<typeof lectures.$inferInsert, 'position'>): Promise<string>;
  changeLecture(lectureId: string, change: Partial<LectureRow>): Promise<void>;
  addMedia(lectureId: string, media: NewMedia): Promise<void>;
  removeMedia(mediaIds: string[]): Promise<void>;
  /** Numbers all lectures of one course in this order, from 1. */
  placeLectures(lectureIds: string[]): Promise<void>;
  /** A public preview: marked as preview, visible to learners, and in this course, which is published. */
  findPreview(courseId: string, lectureId: string): Promise<LectureRow | null>;
  /** Moves the following lectures up (decision L6). */
  removeLecture(lecture: LectureRow): Promise<void>;
  unusedMedia(keys: string[]): Promise<string[]>;
  transaction<T>(work: (store: LectureStore, tx: Db) => Promise<T>): Promise<T>;
}

/** While a lecture waits for its upload, its percentage is that of the upload. */
const withPercent = {
  ...getTableColumns(lectures),
  percent: sql<number>`case when ${lectures.state} = 'uploading' and ${uploads.bytes} > 0
    then least(99, ${uploads.received} * 100 / ${uploads.bytes})::int else ${lectures.percent} end`.mapWith(Number),
};

const courseColumns = { id: courses.id, instructorId: courses.instructorId, title: courses.title };

export function createLectureStore(db: Db): LectureStore {
  return {
    async findCourse(courseId) {
      const [row] = await db.select(courseColumns).from(courses).where(eq(courses.id, courseId));
      return row ?? null;
    },
    async lockCourse(courseId) {
      const [row] = await db
        .update(courses)
        .set({ updatedAt: new Date() })
        .where(eq(courses.id, courseId))
        .returning(courseColumns);
      return row ?? null;
    },
    listLectures: (courseId) =>
      db
        .select(withPercent)
        .from(lectures)
        .leftJoin(uploads, eq(uploads.id, lectures.uploadId))
        .where(eq(lectures.courseId, courseId))
        .orderBy(asc(lectures.position), asc(lectures.createdAt)),
    async publishLectures(lectureIds) {
      if (lectureIds.length === 0) return 0;
      const published = await db
        .update(lectures)
        .set({ status: 'published', version: sql`${lectures.version} + 1` })
        .where(and(inArray(lectures.id, lectureIds), eq(lectures.status, 'draft')))
        .returning({ id: lectures.id });
      return published.length;
    },
    async findLecture(lectureId) {
      const [row] = await db.select().from(lectures).where(eq(lectures.id, lectureId));
      return row ?? null;
    },
    async findByUpload(uploadId) {
      const [row] = await db.select().from(lectures).where(eq(lectures.uploadId, uploadId));
      return row ?? null;
    },
    listMedia: async (lectureIds) =>
      lectureIds.length === 0
        ? []
        : db
            .select()
            .from(lectureMedia)
            .where(inArray(lectureMedia.lectureId, lectureIds))
            .orderBy(asc(lectureMedia.type), asc(lectureMedia.createdAt)),
    async addLecture(lecture) {
      const [last] = await db
        .select({ position: sql<number>`coalesce(max(${lectures.position}), 0)::int` })
        .from(lectures)
        .where(eq(lectures.courseId, lecture.courseId));
      const position = (last?.position ?? 0) + 1;
      const [row] = await db
        .insert(lectures)
        .values({ ...lecture, position })
        .returning({ id: lectures.id });
      return row!.id;
    },
    async changeLecture(lectureId, change) {
      await db.update(lectures).set(change).where(eq(lectures.id, lectureId));
    },
    async addMedia(lectureId, media) {
      await db.insert(lectureMedia).values({ ...media, lectureId });
    },
    async removeMedia(mediaIds) {
      if (mediaIds.length > 0) await db.delete(lectureMedia).where(inArray(lectureMedia.id, mediaIds));
    },
    async placeLectures(lectureIds) {
      if (lectureIds.length === 0) return;
      const places = sql.join(
        lectureIds.map((lectureId, at) => sql`(${lectureId}::uuid, ${at + 1}::int)`),
        sql`, `,
      );
      await db.execute(
        sql`update ${lectures} set position = placed.position from (values ${places}) as placed(id, position) where ${lectures.id} = placed.id`,
      );
    },
    async findPreview(courseId, lectureId) {
      const [row] = await db
        .select(getTableColumns(lectures))
        .from(lectures)
        .innerJoin(courses, eq(courses.id, lectures.courseId))
        .where(
          and(
            eq(lectures.id, lectureId),
            eq(lectures.isPreview, true),
            eq(lectures.isVisible, true),
            eq(courses.id, courseId),
            eq(courses.status, 'published'),
          ),
        );
      return row ?? null;
    },
    async removeLecture({ id, courseId, position }) {
      await db.delete(lectures).where(eq(lectures.id, id));
      await db
        .update(lectures)
        .set({ position: sql`${lectures.position} - 1` })
        .where(and(eq(lectures.courseId, courseId), gt(lectures.position, position)));
    },
    unusedMedia: (keys) => unusedMedia(db, keys),
    transaction: (work) => db.transaction((tx) => work(createLectureStore(tx), tx)),
  };
}

import { and, asc, eq, exists, getTableColumns, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { countOf, type Db, firstOf, hasRow, rowCount } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { isReplacing, lectureMedia, lectures, preparation, uploads } from '../../database/tables/schema-lectures.ts';
import { createArticleStore } from '../article/article.store.ts';
import { createTranscriptStore } from '../search/transcript.store.ts';
import { createSectionStore } from '../sections/section.store.ts';
import { createUploadStore } from '../upload/upload.store.ts';
import { fitProgress, type LectureLength } from '../watching/fit-progress.ts';

/** `state` is that of the newest video, also while `isReplacing`. */
export type LectureRow = Omit<typeof lectures.$inferSelect, 'replacement'> & { isReplacing: boolean };
export type MediaRow = typeof lectureMedia.$inferSelect;
export type NewMedia = Omit<typeof lectureMedia.$inferInsert, 'lectureId'>;

const { replacement: _, ...plainColumns } = getTableColumns(lectures);
const lectureColumns = { ...plainColumns, state: preparation, isReplacing };

/** The columns of a change; without `isReplacing`, a new state belongs to whichever video is being prepared. */
function columnsOf({ state, isReplacing: isNext, ...change }: Partial<LectureRow>) {
  if (isNext === true) return { ...change, state: 'ready' as const, replacement: state ?? preparation };
  if (isNext === false) return { ...change, state: state ?? preparation, replacement: null };
  if (state === undefined) return change;
  const isNow = sql`${lectures.replacement} is null`;
  return {
    ...change,
    state: sql`case when ${isNow} then ${state} else ${lectures.state} end`,
    replacement: sql`case when ${isNow} then null else ${state} end`,
  };
}

/** While a lecture waits for its upload, its percentage is that of the upload. */
const withPercent = {
  ...lectureColumns,
  percent: sql<number>`case when ${preparation} = 'uploading' and ${uploads.bytes} > 0
    then least(99, ${uploads.received} * 100 / ${uploads.bytes})::int else ${lectures.percent} end`.mapWith(Number),
};

const courseColumns = {
  id: courses.id,
  instructorId: courses.instructorId,
  coInstructors: courses.coInstructors,
  title: courses.title,
  status: courses.status,
};

function lectureQueries(db: Db) {
  const findLectureBy = (is: SQL): Promise<LectureRow | null> =>
    firstOf(db.select(lectureColumns).from(lectures).where(is));
  return {
    uploads: createUploadStore(db),
    sections: createSectionStore(db),
    articles: createArticleStore(db),
    transcripts: createTranscriptStore(db),
    findCourse: (courseId: string) => firstOf(db.select(courseColumns).from(courses).where(eq(courses.id, courseId))),
    /** In a transaction: the positions in this course do not change until it ends. Also marks the course as changed. */
    async lockCourse(courseId: string) {
      const change = { updatedAt: new Date() };
      return firstOf(db.update(courses).set(change).where(eq(courses.id, courseId)).returning(courseColumns));
    },
    listLectures: (courseId: string): Promise<LectureRow[]> =>
      db
        .select(withPercent)
        .from(lectures)
        .leftJoin(uploads, eq(uploads.id, lectures.uploadId))
        .where(eq(lectures.courseId, courseId))
        .orderBy(asc(lectures.position), asc(lectures.createdAt)),
    /** Publishes the drafts among these; returns how many. */
    async publishLectures(lectureIds: string[]): Promise<number> {
      if (lectureIds.length === 0) return 0;
      const published = await db
        .update(lectures)
        .set({ status: 'published', publishAt: null, version: sql`${lectures.version} + 1` })
        .where(and(inArray(lectures.id, lectureIds), eq(lectures.status, 'draft')))
        .returning({ id: lectures.id });
      return published.length;
    },
    findLecture: (lectureId: string) => findLectureBy(eq(lectures.id, lectureId)),
    /** The lecture that waits for this upload, or has its file. */
    findByUpload: (uploadId: string) => findLectureBy(eq(lectures.uploadId, uploadId)),
    /** Without the retired files. */
    listMedia: async (lectureIds: string[]): Promise<MediaRow[]> =>
      lectureIds.length === 0
        ? []
        : db
            .select()
            .from(lectureMedia)
            .where(and(inArray(lectureMedia.lectureId, lectureIds), isNull(lectureMedia.retiredAt)))
            .orderBy(asc(lectureMedia.type), asc(lectureMedia.createdAt)),
    countLectures: (courseId: string): Promise<number> =>
      countOf(db.select(rowCount).from(lectures).where(eq(lectures.courseId, courseId))),
    /** Adds a lecture at this position and moves those from there on down; `sectionId` is the section it lies in. */
    async addLecture(lecture: typeof lectures.$inferInsert): Promise<string> {
      await db
        .update(lectures)
        .set({ position: sql`${lectures.position} + 1` })
        .where(and(eq(lectures.courseId, lecture.courseId), gte(lectures.position, lecture.position)));
      const [row] = await db.insert(lectures).values(lecture).returning({ id: lectures.id });
      return row!.id;
    },
    async changeLecture(lectureId: string, change: Partial<LectureRow>) {
      await db.update(lectures).set(columnsOf(change)).where(eq(lectures.id, lectureId));
    },
    fitProgress: (lectureId: string, length: LectureLength) => fitProgress(db, lectureId, length),
    /** The lectures whose video waits for conversion. */
    async listProcessing(): Promise<string[]> {
      const rows = await db.select({ id: lectures.id }).from(lectures).where(eq(preparation, 'processing'));
      return rows.map(({ id }) => id);
    },
    /** False when the video is no longer wanted: replaced, deleted with its lecture, or finished by another attempt. */
    async notePercent({ id, lectureId }: Pick<MediaRow, 'id' | 'lectureId'>, percent: number): Promise<boolean> {
      const original = db.select().from(lectureMedia).where(eq(lectureMedia.id, id));
      return hasRow(
        db
          .update(lectures)
          .set({ percent })
          .where(and(eq(lectures.id, lectureId), eq(preparation, 'processing'), exists(original)))
          .returning({ id: lectures.id }),
      );
    },
    async addMedia(lectureId: string, media: NewMedia): Promise<string> {
      const [row] = await db
        .insert(lectureMedia)
        .values({ ...media, lectureId })
        .returning({ id: lectureMedia.id });
      return row!.id;
    },
    async changeMedia(mediaIds: string[], change: Partial<Pick<MediaRow, 'isIncoming' | 'retiredAt'>>) {
      if (mediaIds.length > 0) await db.update(lectureMedia).set(change).where(inArray(lectureMedia.id, mediaIds));
    },
    async removeMedia(mediaIds: string[]) {
      if (mediaIds.length > 0) await db.delete(lectureMedia).where(inArray(lectureMedia.id, mediaIds));
    },
    /** Removes the rows of files that were replaced before this moment; returns their keys. */
    async removeRetired(before: Date): Promise<string[]> {
      const isOld = lt(lectureMedia.retiredAt, before);
      const rows = await db.delete(lectureMedia).where(isOld).returning({ key: lectureMedia.storageKey });
      return rows.map(({ key }) => key);
    },
    /** A public preview: marked as preview, visible to learners, and in this course, which is published. */
    async findPreview(courseId: string, lectureId: string): Promise<LectureRow | null> {
      const isShown = and(eq(lectures.isPreview, true), eq(lectures.isVisible, true));
      const isPublished = and(eq(courses.id, courseId), eq(courses.status, 'published'));
      return firstOf(
        db
          .select(lectureColumns)
          .from(lectures)
          .innerJoin(courses, eq(courses.id, lectures.courseId))
          .where(and(eq(lectures.id, lectureId), isShown, isPublished)),
      );
    },
    /** Moves the following lectures up (decision L6); returns the keys of all its files. */
    async removeLecture({ id, courseId, position }: LectureRow): Promise<string[]> {
      const files = await db.delete(lectureMedia).where(eq(lectureMedia.lectureId, id)).returning();
      await db.delete(lectures).where(eq(lectures.id, id));
      await db
        .update(lectures)
        .set({ position: sql`${lectures.position} - 1` })
        .where(and(eq(lectures.courseId, courseId), gt(lectures.position, position)));
      return files.map(({ storageKey }) => storageKey);
    },
  };
}

export interface LectureStore extends ReturnType<typeof lectureQueries> {
  transaction<T>(work: (store: LectureStore, tx: Db) => Promise<T>): Promise<T>;
}

export type LectureCourse = NonNullable<Awaited<ReturnType<LectureStore['findCourse']>>>;

export const createLectureStore = (db: Db): LectureStore => ({
  ...lectureQueries(db),
  transaction: (work) => db.transaction((tx) => work(createLectureStore(tx), tx)),
});

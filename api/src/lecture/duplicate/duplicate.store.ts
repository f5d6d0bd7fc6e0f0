import { and, asc, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, firstOf } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import {
  coursePictures,
  lectureArticles,
  lectureMedia,
  lectures,
  lectureTranscripts,
  sections,
} from '../../database/tables/schema-lectures.ts';
import { quizVersions } from '../../database/tables/schema-quizzes.ts';

/** Rows in one insert: PostgreSQL takes 65,535 values. */
const rowsAtOnce = 500;

/** Reads a whole course, and writes another one. */
export function createDuplicateStore(db: Db) {
  const insertAll = async <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await db.insert(table).values(rows.slice(from, from + rowsAtOnce));
  };
  return {
    /** Locks the course: its lectures and sections do not change until the transaction ends. */
    lockCourse: (courseId: string) => firstOf(db.select().from(courses).where(eq(courses.id, courseId)).for('update')),
    listSections: (courseId: string) => db.select().from(sections).where(eq(sections.courseId, courseId)),
    listLectures: (courseId: string) => db.select().from(lectures).where(eq(lectures.courseId, courseId)),
    /** Without retired files and those of replacements. */
    listMedia: (courseId: string) =>
      db
        .select(getTableColumns(lectureMedia))
        .from(lectureMedia)
        .innerJoin(lectures, eq(lectures.id, lectureMedia.lectureId))
        .where(and(eq(lectures.courseId, courseId), isNull(lectureMedia.retiredAt), eq(lectureMedia.isIncoming, false)))
        .orderBy(asc(lectureMedia.createdAt)),
    listTranscripts: (mediaIds: string[]) =>
      db.select().from(lectureTranscripts).where(inArray(lectureTranscripts.mediaId, mediaIds)),
    listArticles: (courseId: string) =>
      db
        .select(getTableColumns(lectureArticles))
        .from(lectureArticles)
        .innerJoin(lectures, eq(lectures.id, lectureArticles.lectureId))
        .where(eq(lectures.courseId, courseId)),
    /** The versions that new attempts would begin on. */
    listQuizzes: (courseId: string) =>
      db
        .selectDistinctOn([quizVersions.lectureId], getTableColumns(quizVersions))
        .from(quizVersions)
        .innerJoin(lectures, eq(lectures.id, quizVersions.lectureId))
        .where(eq(lectures.courseId, courseId))
        .orderBy(quizVersions.lectureId, desc(quizVersions.number)),
    listPictures: (courseId: string) => db.select().from(coursePictures).where(eq(coursePictures.courseId, courseId)),
    addCourse: (row: typeof courses.$inferInsert) => insertAll(courses, [row]),
    addSections: (rows: (typeof sections.$inferInsert)[]) => insertAll(sections, rows),
    addLectures: (rows: (typeof lectures.$inferInsert)[]) => insertAll(lectures, rows),
    addArticles: (rows: (typeof lectureArticles.$inferInsert)[]) => insertAll(lectureArticles, rows),
    addQuizzes: (rows: (typeof quizVersions.$inferInsert)[]) => insertAll(quizVersions, rows),
    addPictures: (rows: (typeof coursePictures.$inferInsert)[]) => insertAll(coursePictures, rows),
    addMedia: (rows: (typeof lectureMedia.$inferInsert)[]) => insertAll(lectureMedia, rows),
    addTranscripts: (rows: (typeof lectureTranscripts.$inferInsert)[]) => insertAll(lectureTranscripts, rows),
  };
}

export type DuplicateStore = ReturnType<typeof createDuplicateStore>;

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses, ratings } from '../database/schema-courses.ts';
import { lectureProgress, lectures } from '../database/schema-lectures.ts';
import { enrolments } from '../database/schema-sales.ts';
import type { Seat } from './course-access.ts';
import { courseColumns, type CourseRow } from './course-columns.ts';

export interface CourseDetailRow extends CourseRow {
  description: string;
}

export interface RatingRow {
  id: string;
  userId: string;
  value: number;
  words: string;
  updatedAt: Date;
}

export interface OutlineRow {
  id: string;
  title: string;
  durationSeconds: number;
  isPreview: boolean;
}

export interface CourseDetailStore {
  findCourse(courseId: string): Promise<CourseDetailRow | null>;
  listOutline(courseId: string): Promise<OutlineRow[]>;
  /** The newest first, at most 1000. */
  listRatings(courseId: string): Promise<RatingRow[]>;
  countLearners(courseId: string): Promise<number>;
  findSeat(courseId: string, userId: string): Promise<Seat | null>;
  countCompleted(courseId: string, userId: string): Promise<number>;
}

const mostRatings = 1_000;

/** Everything that the page of one course shows. */
export function createCourseDetailStore(db: Db): CourseDetailStore {
  return {
    async findCourse(courseId) {
      const [row] = await db
        .select({ ...courseColumns, description: courses.description })
        .from(courses)
        .where(eq(courses.id, courseId));
      return row ?? null;
    },
    listOutline: (courseId) =>
      db
        .select({
          id: lectures.id,
          title: lectures.title,
          durationSeconds: lectures.durationSeconds,
          isPreview: lectures.isPreview,
        })
        .from(lectures)
        .where(eq(lectures.courseId, courseId))
        .orderBy(asc(lectures.position), asc(lectures.createdAt)),
    listRatings: (courseId) =>
      db
        .select({
          id: ratings.id,
          userId: ratings.userId,
          value: ratings.value,
          words: ratings.words,
          updatedAt: ratings.updatedAt,
        })
        .from(ratings)
        .where(eq(ratings.courseId, courseId))
        .orderBy(desc(ratings.updatedAt), desc(ratings.id))
        .limit(mostRatings),
    async countLearners(courseId) {
      const [row] = await db
        .select({ learners: sql<number>`count(*)::int` })
        .from(enrolments)
        .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.status, ['active', 'expired'])));
      return row?.learners ?? 0;
    },
    async findSeat(courseId, userId) {
      const [row] = await db
        .select({ status: enrolments.status, expiresAt: enrolments.expiresAt })
        .from(enrolments)
        .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId)));
      return row ?? null;
    },
    async countCompleted(courseId, userId) {
      const [row] = await db
        .select({ completed: sql<number>`count(*)::int` })
        .from(lectureProgress)
        .where(
          and(
            eq(lectureProgress.userId, userId),
            eq(lectureProgress.courseId, courseId),
            eq(lectureProgress.isCompleted, true),
          ),
        );
      return row?.completed ?? 0;
    },
  };
}

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses } from '../database/schema-courses.ts';
import { lectureProgress, lectures } from '../database/schema-lectures.ts';
import { enrolments, orders } from '../database/schema-sales.ts';
import type { Seat } from './course-access.ts';
import { courseColumns, type CourseRow } from './course-columns.ts';

export interface CourseDetailRow extends CourseRow {
  description: string;
  accessDays: number;
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
  countLearners(courseId: string): Promise<number>;
  findSeat(courseId: string, userId: string): Promise<Seat | null>;
  countCompleted(courseId: string, userId: string): Promise<number>;
  /** Where the learner was last. */
  findLastLecture(courseId: string, userId: string): Promise<string | null>;
  /** Whether an order of this amount waits to be paid. */
  hasOpenOrder(courseId: string, userId: string, amountPaise: number): Promise<boolean>;
}

/** Everything that the page of one course shows. */
export function createCourseDetailStore(db: Db): CourseDetailStore {
  return {
    async findCourse(courseId) {
      const [row] = await db
        .select({ ...courseColumns, description: courses.description, accessDays: courses.accessDays })
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
    async findLastLecture(courseId, userId) {
      const [row] = await db
        .select({ lectureId: lectureProgress.lectureId })
        .from(lectureProgress)
        .where(and(eq(lectureProgress.userId, userId), eq(lectureProgress.courseId, courseId)))
        .orderBy(desc(lectureProgress.updatedAt), desc(lectureProgress.id))
        .limit(1);
      return row?.lectureId ?? null;
    },
    async hasOpenOrder(courseId, userId, amountPaise) {
      const found = await db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.userId, userId),
            eq(orders.courseId, courseId),
            eq(orders.amountPaise, amountPaise),
            // Written as in the index that keeps open orders single.
            sql`${orders.status} in ('created', 'attempted')`,
          ),
        );
      return found.length > 0;
    },
  };
}

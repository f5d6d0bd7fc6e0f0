import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { countOf, type Db, firstOf, rowCount } from '../../database/database.ts';
import { pick } from '../../database/pick.ts';
import { courses } from '../../database/schema-courses.ts';
import { lectureProgress, lectures } from '../../database/schema-lectures.ts';
import { enrolments, orders, payments } from '../../database/schema-sales.ts';
import { courseColumns } from '../course-columns.ts';

/** Watched lectures that learners still see. */
const watched = and(eq(lectures.id, lectureProgress.lectureId), eq(lectures.isVisible, true));
const ofLearner = (courseId: string, userId: string) => [
  eq(lectureProgress.userId, userId),
  eq(lectureProgress.courseId, courseId),
];

/** Everything that the page of one course shows. */
export function createCourseDetailStore(db: Db) {
  return {
    findCourse: (courseId: string) =>
      firstOf(
        db
          .select({ ...courseColumns, ...pick(courses, 'description', 'accessDays') })
          .from(courses)
          .where(eq(courses.id, courseId)),
      ),
    /** Returns every lecture, including those hidden from learners. */
    listOutline: (courseId: string) =>
      db
        .select(
          pick(lectures, 'id', 'title', 'durationSeconds', 'isPreview', 'youtubeLink', 'state', 'status', 'isVisible'),
        )
        .from(lectures)
        .where(eq(lectures.courseId, courseId))
        .orderBy(asc(lectures.position), asc(lectures.createdAt)),
    countLearners: (courseId: string): Promise<number> =>
      countOf(
        db
          .select(rowCount)
          .from(enrolments)
          .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.status, ['active', 'expired']))),
      ),
    /** Of the lectures that learners see. */
    countCompleted: (courseId: string, userId: string): Promise<number> =>
      countOf(
        db
          .select(rowCount)
          .from(lectureProgress)
          .innerJoin(lectures, watched)
          .where(and(...ofLearner(courseId, userId), eq(lectureProgress.isCompleted, true))),
      ),
    /** Returns the lecture that the learner watched last, among those that learners see. */
    async findLastLecture(courseId: string, userId: string): Promise<string | null> {
      const [row] = await db
        .select({ lectureId: lectureProgress.lectureId })
        .from(lectureProgress)
        .innerJoin(lectures, watched)
        .where(and(...ofLearner(courseId, userId)))
        .orderBy(desc(lectureProgress.updatedAt), desc(lectureProgress.id))
        .limit(1);
      return row?.lectureId ?? null;
    },
    /** Returns the person's newest refunded payment that bought access. */
    async findRefund(courseId: string, userId: string) {
      const [row] = await db
        .select({ refundedAt: payments.refundedAt, amountPaise: payments.refundedPaise, method: payments.method })
        .from(payments)
        .where(
          and(
            eq(payments.userId, userId),
            eq(payments.courseId, courseId),
            eq(payments.status, 'refunded'),
            isNotNull(payments.expiresAt),
          ),
        )
        .orderBy(desc(payments.refundedAt))
        .limit(1);
      return row?.refundedAt ? { ...row, refundedAt: row.refundedAt } : null;
    },
    /** Returns the amounts of the open orders, in paise. */
    async listOpenAmounts(courseId: string, userId: string): Promise<number[]> {
      const found = await db
        .select({ amountPaise: orders.amountPaise })
        .from(orders)
        .where(
          and(
            eq(orders.userId, userId),
            eq(orders.courseId, courseId),
            // Written exactly as in the partial unique index on open orders, so that PostgreSQL uses it.
            sql`${orders.status} in ('created', 'attempted')`,
          ),
        );
      return found.map(({ amountPaise }) => amountPaise);
    },
  };
}

export type CourseDetailStore = ReturnType<typeof createCourseDetailStore>;
export type CourseDetailRow = NonNullable<Awaited<ReturnType<CourseDetailStore['findCourse']>>>;
export type OutlineRow = Awaited<ReturnType<CourseDetailStore['listOutline']>>[number];

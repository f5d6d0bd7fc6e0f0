import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { countOf, type Db, firstOf, pick, rowCount } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import {
  isReplacing,
  lectureProgress,
  lectures,
  sampleLabel,
  sections,
} from '../../database/tables/schema-lectures.ts';
import { users } from '../../database/tables/schema-people.ts';
import { enrolments, orders, payments } from '../../database/tables/schema-sales.ts';
import { courseColumns } from '../course-columns.ts';

const introduction = pick(users, 'avatar', 'headline', 'about', 'role');
const detailColumns = {
  ...courseColumns,
  ...pick(courses, 'description', 'outcomes', 'requirements', 'audience', 'promoLectureId', 'accessDays', 'publishAt'),
  instructor: introduction,
};
const outlineColumns = {
  ...pick(lectures, 'id', 'sectionId', 'title', 'kind', 'durationSeconds', 'isPreview', 'publishAt'),
  /** What hides a lecture. */
  ...pick(lectures, 'youtubeLink', 'state', 'status', 'isVisible'),
  isReplacing,
  /** Names are written out, because drizzle omits the table in a select from one. */
  isSample: sql<boolean>`exists (select 1 from lecture_media where lecture_media.lecture_id = lectures.id and lecture_media.kind = 'video' and lecture_media.label = ${sampleLabel})`,
  resourceCount: sql<number>`(select count(*)::int from lecture_media where lecture_media.lecture_id = lectures.id and lecture_media.kind = 'resource')`,
};

/** Watched lectures that learners still see. */
const watched = and(eq(lectures.id, lectureProgress.lectureId), eq(lectures.isVisible, true));
const ofLearner = (courseId: string, userId: string) =>
  and(eq(lectureProgress.userId, userId), eq(lectureProgress.courseId, courseId));

/** Everything that the page of one course shows. */
export function createCourseDetailStore(db: Db) {
  return {
    findCourse: (courseId: string) =>
      firstOf(
        db
          .select(detailColumns)
          .from(courses)
          .innerJoin(users, eq(users.id, courses.instructorId))
          .where(eq(courses.id, courseId)),
      ),
    /** How these people introduce themselves, by id. */
    async readIntroductions(userIds: string[]): Promise<Map<string, IntroductionRow>> {
      if (userIds.length === 0) return new Map();
      const people = db
        .select({ id: users.id, ...introduction })
        .from(users)
        .where(inArray(users.id, userIds));
      return new Map((await people).map((row) => [row.id, row]));
    },
    /** Returns every lecture, including those hidden from learners. */
    listOutline: (courseId: string) =>
      db
        .select(outlineColumns)
        .from(lectures)
        .where(eq(lectures.courseId, courseId))
        .orderBy(asc(lectures.position), asc(lectures.createdAt)),
    listSections: (courseId: string) =>
      db
        .select(pick(sections, 'id', 'title', 'goal'))
        .from(sections)
        .where(eq(sections.courseId, courseId))
        .orderBy(asc(sections.position), asc(sections.createdAt)),
    countLearners(courseId: string): Promise<number> {
      const isHeld = and(eq(enrolments.courseId, courseId), inArray(enrolments.status, ['active', 'expired']));
      return countOf(db.select(rowCount).from(enrolments).where(isHeld));
    },
    /** Of the lectures that learners see. */
    countCompleted(courseId: string, userId: string): Promise<number> {
      const isCompleted = and(ofLearner(courseId, userId), eq(lectureProgress.isCompleted, true));
      return countOf(db.select(rowCount).from(lectureProgress).innerJoin(lectures, watched).where(isCompleted));
    },
    /** Returns the lecture that the learner watched last, among those that learners see. */
    async findLastLecture(courseId: string, userId: string): Promise<string | null> {
      const [row] = await db
        .select({ lectureId: lectureProgress.lectureId })
        .from(lectureProgress)
        .innerJoin(lectures, watched)
        .where(ofLearner(courseId, userId))
        .orderBy(desc(lectureProgress.updatedAt), desc(lectureProgress.id))
        .limit(1);
      return row?.lectureId ?? null;
    },
    /** Returns the person's newest refunded payment that bought access. */
    async findRefund(courseId: string, userId: string) {
      const isTheirs = and(eq(payments.userId, userId), eq(payments.courseId, courseId));
      const [row] = await db
        .select({ refundedAt: payments.refundedAt, amountPaise: payments.refundedPaise, method: payments.method })
        .from(payments)
        .where(and(isTheirs, eq(payments.status, 'refunded'), isNotNull(payments.expiresAt)))
        .orderBy(desc(payments.refundedAt))
        .limit(1);
      return row?.refundedAt ? { ...row, refundedAt: row.refundedAt } : null;
    },
    /** Returns the amounts of the open orders, in paise. */
    async listOpenAmounts(courseId: string, userId: string): Promise<number[]> {
      // Written exactly as in the partial unique index on open orders, so that PostgreSQL uses it.
      const isOpen = sql`${orders.status} in ('created', 'attempted')`;
      const found = await db
        .select({ amountPaise: orders.amountPaise })
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.courseId, courseId), isOpen));
      return found.map(({ amountPaise }) => amountPaise);
    },
  };
}

type CourseDetailStore = ReturnType<typeof createCourseDetailStore>;
export type IntroductionRow = Pick<typeof users.$inferSelect, keyof typeof introduction>;
export type CourseDetailRow = NonNullable<Awaited<ReturnType<CourseDetailStore['findCourse']>>>;
export type SectionRow = Awaited<ReturnType<CourseDetailStore['listSections']>>[number];
export type OutlineRow = Awaited<ReturnType<CourseDetailStore['listOutline']>>[number];

import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { isTaughtBy } from '../database/co-instructors.ts';
import type { Db } from '../database/database.ts';
import { courses, ratings } from '../database/tables/schema-courses.ts';
import { enrolments } from '../database/tables/schema-sales.ts';
import { courseColumns } from './course-columns.ts';

/** The caller's rows of `lecture_progress` in the course of the outer query. */
const ownProgress = (userId: string, what: SQL): SQL =>
  sql`(select ${what} from lecture_progress p where p.user_id = ${userId} and p.course_id = courses.id`;

/** The same, only for lectures that learners see. */
const ownVisible = (userId: string, what: SQL): SQL =>
  sql`(select ${what} from lecture_progress p join lectures l on l.id = p.lecture_id and l.is_visible
    where p.user_id = ${userId} and p.course_id = courses.id`;

const lastActivity = (userId: string): SQL =>
  sql`coalesce(${ownProgress(userId, sql`max(p.updated_at)`)}), ${enrolments.startedAt})`;

/** Videos that are still uploading or processing. */
const noOfProcessing = sql<number>`(select count(*)::int from lectures l
  where l.course_id = courses.id and (l.state in ('uploading', 'processing') or l.replacement in ('uploading', 'processing')))`;

/** Everybody with an active or expired enrolment. */
const noOfLearners = sql<number>`(select count(*)::int from enrolments e
  where e.course_id = courses.id and e.status in ('active', 'expired'))`;

/** Only staff answer, so a question without an answer waits for them. */
const openQuestions = (what: SQL, order = sql``): SQL => sql`(select ${what} from lectures l
  join lecture_questions q on q.lecture_id = l.id
  where l.course_id = courses.id and not exists (select from lecture_answers a where a.question_id = q.id) ${order})`;

export function createMyCoursesStore(db: Db) {
  return {
    /** Returns a learner's enrolments, expired ones too; the course watched last comes first. */
    listSubscribed: (userId: string) =>
      db
        .select({
          ...courseColumns,
          enrolmentStatus: enrolments.status,
          expiresAt: enrolments.expiresAt,
          completed: sql<number>`${ownVisible(userId, sql`count(*)::int`)} and p.is_completed)`,
          lastLectureId: sql<
            string | null
          >`${ownVisible(userId, sql`p.lecture_id`)} order by p.updated_at desc limit 1)`,
          userRating: sql<number>`coalesce(${ratings.value}, 0)`,
          userComment: sql<string>`coalesce(${ratings.comment}, '')`,
          userIsNamed: sql<boolean>`coalesce(${ratings.isNamed}, false)`,
        })
        .from(enrolments)
        .innerJoin(courses, eq(courses.id, enrolments.courseId))
        .leftJoin(ratings, and(eq(ratings.courseId, courses.id), eq(ratings.userId, userId)))
        .where(and(eq(enrolments.userId, userId), inArray(enrolments.status, ['active', 'expired'])))
        .orderBy(desc(lastActivity(userId)), desc(courses.id)),
    /** Those that a person teaches; null: all. Leaves out archived courses (decision C10). */
    listCreated: (userId: string | null) =>
      db
        .select({
          ...courseColumns,
          noOfProcessing,
          noOfLearners,
          noOfOpenQuestions: sql<number>`${openQuestions(sql`count(*)::int`)}`,
          openQuestionLectureId: sql<
            string | null
          >`${openQuestions(sql`l.id`, sql`order by q.created_at, q.id limit 1`)}`,
        })
        .from(courses)
        .where(and(ne(courses.status, 'archived'), userId ? isTaughtBy(db, userId) : undefined))
        .orderBy(desc(courses.createdAt), desc(courses.id)),
  };
}

export type MyCoursesStore = ReturnType<typeof createMyCoursesStore>;
export type SubscribedRow = Awaited<ReturnType<MyCoursesStore['listSubscribed']>>[number];

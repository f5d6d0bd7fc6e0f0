import type { CertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import type { QuizMark } from '@vidya/contracts/rules/course/certificate-status';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, pick, rowsOf } from '../../database/database.ts';
import { certificateRules, certificates } from '../../database/tables/schema-learning.ts';
import { lectureProgress, lectures } from '../../database/tables/schema-lectures.ts';
import { enrolments } from '../../database/tables/schema-sales.ts';

export interface QuizRow extends QuizMark {
  courseId: string;
  isGraded: boolean;
}

/** What certificates need, and what learners have of it. */
export function createCertificateRulesStore(db: Db) {
  return {
    /** Null for a course that never had others than the default. */
    async findCurrent(courseId: string): Promise<CertificateRules | null> {
      const [row] = await db
        .select(pick(certificateRules, 'rules'))
        .from(certificateRules)
        .where(eq(certificateRules.courseId, courseId))
        .orderBy(desc(certificateRules.createdAt))
        .limit(1);
      return row?.rules ?? null;
    },
    /** Oldest first. */
    listRules: (courseIds: string[]) =>
      db
        .select(pick(certificateRules, 'courseId', 'rules', 'createdAt'))
        .from(certificateRules)
        .where(inArray(certificateRules.courseId, courseIds))
        .orderBy(asc(certificateRules.createdAt)),
    async addRules(courseId: string, rules: CertificateRules, createdAt: Date): Promise<void> {
      await db.insert(certificateRules).values({ courseId, rules, createdAt });
    },
    /** The quizzes that learners see, in their order, with the best results of one learner; null: of nobody. A correction lowers none. */
    listQuizzes: (courseIds: string[], userId: string | null): Promise<QuizRow[]> =>
      rowsOf(
        db,
        sql`select l.id as "_id", l.course_id as "courseId", l.title, coalesce(best.is_passed, false) as "isPassed", best.percent,
          (select v.settings ->> 'mode' from quiz_versions v where v.lecture_id = l.id order by v.number desc limit 1) = 'graded' as "isGraded"
        from lectures l
        left join lateral (
          select bool_or(r.is_passed) as is_passed, max(r.hundredths::float8 / nullif(r.max_points, 0)) as percent
          from quiz_attempts a
          join quiz_results r on r.attempt_id = a.id
          where a.lecture_id = l.id and a.user_id = ${userId}
        ) best on true
        where ${inArray(sql`l.course_id`, courseIds)} and l.kind = 'quiz' and l.is_visible
        order by l.position`,
      ),
    /** The lectures that learners see. */
    countLectures: (courseIds: string[], userId: string) =>
      db
        .select({
          courseId: lectures.courseId,
          lectures: sql<number>`count(*)::int`,
          completed: sql<number>`(count(*) filter (where ${lectureProgress.isCompleted}))::int`,
        })
        .from(lectures)
        .leftJoin(lectureProgress, and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.userId, userId)))
        .where(and(inArray(lectures.courseId, courseIds), lectures.isVisible))
        .groupBy(lectures.courseId),
    listBeginnings: (userId: string, courseIds: string[]) =>
      db
        .select(pick(enrolments, 'courseId', 'createdAt'))
        .from(enrolments)
        .where(and(eq(enrolments.userId, userId), inArray(enrolments.courseId, courseIds))),
    listIssued: (userId: string, courseIds: string[]) =>
      db
        .select(pick(certificates, 'courseId'))
        .from(certificates)
        .where(and(eq(certificates.userId, userId), inArray(certificates.courseId, courseIds))),
    /** Whether these lectures are quizzes of this course. */
    async areQuizzes(courseId: string, lectureIds: string[]): Promise<boolean> {
      const isQuiz = and(inArray(lectures.id, lectureIds), eq(lectures.courseId, courseId), eq(lectures.kind, 'quiz'));
      return (await db.select(pick(lectures, 'id')).from(lectures).where(isQuiz)).length === lectureIds.length;
    },
  };
}

import { markOf } from '@vidya/contracts/rules/course/certificate-status';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../database/database.ts';
import { findRecipient, lockRecipient } from '../database/recipient.ts';
import { courses } from '../database/tables/schema-courses.ts';
import { certificates } from '../database/tables/schema-learning.ts';
import { lectureProgress, lectures } from '../database/tables/schema-lectures.ts';
import { users } from '../database/tables/schema-people.ts';
import { enrolments } from '../database/tables/schema-sales.ts';
import type { TellIssued } from './certificate-mail.ts';
import { readLearnerStatus } from './port/certificate-status.ts';

type CertificateRow = typeof certificates.$inferSelect;
/** With what its course is now. */
export interface IssuedCertificate extends CertificateRow {
  videoSeconds: number;
  isPublished: boolean;
}

export type Finished = Pick<CertificateRow, 'userId' | 'courseId'>;

/** A refunded enrolment does not count; an expired one does. */
const isEnrolled = inArray(enrolments.status, ['active', 'expired']);

/** Counts only the lectures that learners see (decision C16). */
const countLectures = sql`(select count(*) from ${lectures} where ${lectures.courseId} = ${courses.id} and ${lectures.isVisible})`;
const videoSeconds = sql<number>`(select coalesce(sum(${lectures.durationSeconds}), 0)::int from ${lectures} where ${lectures.courseId} = ${courses.id} and ${lectures.isVisible} and ${lectures.kind} = 'video')`;
const countCompleted = sql`(select count(*) from ${lectureProgress}
  join ${lectures} on ${lectures.id} = ${lectureProgress.lectureId} and ${lectures.isVisible}
  where ${lectureProgress.courseId} = ${courses.id} and ${lectureProgress.userId} = ${enrolments.userId} and ${lectureProgress.isCompleted})`;

export function createCertificateStore(db: Db, tellIssued?: TellIssued) {
  const enrolment = and(eq(enrolments.userId, certificates.userId), eq(enrolments.courseId, certificates.courseId));
  const find = async (where: SQL | undefined): Promise<IssuedCertificate | null> => {
    const [row] = await db
      .select({ certificate: certificates, status: courses.status, videoSeconds })
      .from(certificates)
      .innerJoin(enrolments, enrolment)
      .innerJoin(courses, eq(courses.id, certificates.courseId))
      .where(and(where, isEnrolled));
    return row ? { ...row.certificate, videoSeconds: row.videoSeconds, isPublished: row.status === 'published' } : null;
  };
  return {
    findOwn: ({ userId, courseId }: Finished) =>
      find(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId))),
    findByCode: (code: string) => find(eq(certificates.code, code)),
    findRecipient: (userId: string) => findRecipient(db, userId),
    /** The numbers of the certificates that nobody withdrew, between these two: `to` is excluded. */
    async listInForce({ from, to }: { from: number; to: number }): Promise<number[]> {
      const isBetween = and(gte(certificates.statusIndex, from), lt(certificates.statusIndex, to));
      const rows = await db
        .select(pick(certificates, 'statusIndex'))
        .from(certificates)
        .innerJoin(enrolments, enrolment)
        .where(and(isBetween, isEnrolled));
      return rows.map(({ statusIndex }) => statusIndex);
    },
    /** The current names, and the mark, for a learner who has what the certificate needs; null for everybody else. */
    async findEarned({ userId, courseId }: Finished) {
      const ruled = (await readLearnerStatus(db, userId, [courseId])).get(courseId);
      if (ruled && !ruled.status.isEarned) return null;
      const own = and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), isEnrolled);
      const hasAll = sql<boolean>`${countCompleted} = ${countLectures}`;
      const row = await firstOf(
        db
          .select({
            isWhole: hasAll.mapWith(Boolean),
            learnerName: users.fullName,
            courseTitle: courses.title,
            ...pick(courses, 'instructorName', 'coInstructors'),
          })
          .from(enrolments)
          .innerJoin(users, eq(users.id, enrolments.userId))
          .innerJoin(courses, eq(courses.id, enrolments.courseId))
          .where(and(own, sql`${countLectures} > 0`, ruled ? undefined : hasAll)),
      );
      return row && { ...row, mark: ruled?.rules.showsMark ? markOf(ruled.current) : null };
    },
    /** Keeps an existing certificate of the same person and course; tells the learner of a new one. Skips deleted people. */
    async add(row: typeof certificates.$inferInsert): Promise<void> {
      const target = [certificates.userId, certificates.courseId];
      await db.transaction(async (tx) => {
        if (!(await lockRecipient(tx, row.userId))) return;
        const [issued] = await tx.insert(certificates).values(row).onConflictDoNothing({ target }).returning();
        if (issued) await tellIssued?.(tx, issued);
      });
    },
  };
}

export type CertificateStore = ReturnType<typeof createCertificateStore>;

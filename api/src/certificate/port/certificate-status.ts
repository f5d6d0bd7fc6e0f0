import {
  type CertificateRules,
  defaultCertificateRules,
  writeCertificateRules,
} from '@vidya/contracts/rules/course/certificate-rules';
import {
  type CertificateStatus,
  certificateStatus,
  shorterWay,
} from '@vidya/contracts/rules/course/certificate-status';
import type { Db } from '../../database/database.ts';
import { createCertificateRulesStore } from './certificate-rules.store.ts';

export interface LearnerStatus {
  /** By the rules of now, or by those of the learner's beginning where that is the shorter way. */
  status: CertificateStatus;
  /** By the rules of now. */
  current: CertificateStatus;
  rules: CertificateRules;
}

/** The first value of each key. */
const byCourse = <Row extends { courseId: string }>(rows: Row[]): Map<string, Row> =>
  new Map(rows.toReversed().map((row) => [row.courseId, row]));

/** Of those courses whose rules are or were others than the default. A certificate that was issued stays earned. */
export async function readLearnerStatus(
  db: Db,
  userId: string,
  courseIds: string[],
): Promise<Map<string, LearnerStatus>> {
  const store = createCertificateRulesStore(db);
  const rows = courseIds.length === 0 ? [] : await store.listRules(courseIds);
  const rules = Map.groupBy(rows, ({ courseId }) => courseId);
  const ruled = [...rules.keys()];
  if (ruled.length === 0) return new Map();
  const quizzes = Map.groupBy(await store.listQuizzes(ruled, userId), ({ courseId }) => courseId);
  const counts = byCourse(await store.countLectures(ruled, userId));
  const beginnings = byCourse(await store.listBeginnings(userId, ruled));
  const issued = byCourse(await store.listIssued(userId, ruled));
  const statusOf = (courseId: string): LearnerStatus => {
    const { lectures = 0, completed = 0 } = counts.get(courseId) ?? {};
    const achieved = { lectures, completed, quizzes: quizzes.get(courseId) ?? [] };
    const versions = rules.get(courseId)!;
    const begunAt = beginnings.get(courseId)?.createdAt ?? new Date();
    const now = versions.at(-1)!.rules;
    const then = versions.findLast(({ createdAt }) => createdAt <= begunAt)?.rules ?? defaultCertificateRules;
    const current = certificateStatus(now, achieved);
    const status = shorterWay(current, certificateStatus(then, achieved));
    return { rules: now, current, status: { ...status, isEarned: status.isEarned || issued.has(courseId) } };
  };
  return new Map(ruled.map((courseId) => [courseId, statusOf(courseId)]));
}

/** What the certificate of a course with so many lectures needs of those who begin now; null for the default. */
export async function readCertificateRules(db: Db, courseId: string, lectures: number) {
  const store = createCertificateRulesStore(db);
  const rules = await store.findCurrent(courseId);
  if (!rules || writeCertificateRules(rules) === '') return null;
  const quizzes = await store.listQuizzes([courseId], null);
  const start = certificateStatus(rules, { lectures, completed: 0, quizzes });
  return { ...rules, quizCount: start.quizzes.length, start };
}

import type { CertificateRules } from './certificate-rules.ts';

/** A learner's best result in a quiz that learners see. */
export interface QuizMark {
  _id: string;
  title: string;
  isPassed: boolean;
  /** Percent of the points; null before the first result. */
  percent: number | null;
}

interface Achieved {
  lectures: number;
  completed: number;
  quizzes: readonly (QuizMark & { isGraded: boolean })[];
}

/** How far a learner is on the way to the certificate. */
export interface CertificateStatus {
  isEarned: boolean;
  lecturesCompleted: number;
  lecturesNeeded: number;
  /** Those that have to be passed, in the order of the course. */
  quizzes: QuizMark[];
  /** Of the quizzes with a result; null without one. Percents are whole, rounded down. */
  average: number | null;
  /** The least average; null for none. */
  averagePercent: number | null;
}

/** An average of 75 that was computed as 74.99999999 is one. */
const wholePercent = (percent: number): number => Math.floor(percent + 1e-9);

/** The quizzes that the rules count, of all that learners see. */
const countedOf = <Quiz extends { _id: string; isGraded: boolean }>(
  { quizzes, quizIds }: CertificateRules,
  all: readonly Quiz[],
): Quiz[] => {
  if (quizzes === 'none') return [];
  return all.filter(({ _id, isGraded }) => (quizzes === 'graded' ? isGraded : quizIds.includes(_id)));
};

const missingIn = (status: Omit<CertificateStatus, 'isEarned'>): number =>
  Math.max(0, status.lecturesNeeded - status.lecturesCompleted) +
  status.quizzes.filter(({ isPassed }) => !isPassed).length +
  (status.averagePercent !== null && (status.average ?? 0) < status.averagePercent ? 1 : 0);

const hasAll = (status: Omit<CertificateStatus, 'isEarned'>): boolean => missingIn(status) === 0;

export function certificateStatus(
  rules: CertificateRules,
  { lectures, completed, ...all }: Achieved,
): CertificateStatus {
  const counted = countedOf(rules, all.quizzes);
  const marks = counted.flatMap(({ percent }) => (percent === null ? [] : [percent]));
  const average = marks.length === 0 ? null : wholePercent(marks.reduce((sum, one) => sum + one, 0) / marks.length);
  const averagePercent = counted.length === 0 ? null : rules.averagePercent;
  // A course without lectures has no certificate.
  const lecturesNeeded = Math.max(1, Math.ceil((lectures * rules.lecturePercent) / 100));
  const status = {
    lecturesCompleted: completed,
    lecturesNeeded,
    quizzes: counted.map(({ _id, title, isPassed, percent }) => ({
      _id,
      title,
      isPassed,
      percent: percent === null ? null : wholePercent(percent),
    })),
    average,
    averagePercent,
  };
  return { ...status, isEarned: hasAll(status) };
}

/** The status after so many completed lectures. What was earned stays. */
export const afterLectures = (status: CertificateStatus, lecturesCompleted: number): CertificateStatus => ({
  ...status,
  lecturesCompleted,
  isEarned: status.isEarned || hasAll({ ...status, lecturesCompleted }),
});

/** Rules changed later hold for those who gain by it: of two ways to the certificate the shorter one, else the first. */
export function shorterWay(one: CertificateStatus, other: CertificateStatus): CertificateStatus {
  if (one.isEarned || other.isEarned) return one.isEarned ? one : other;
  return missingIn(other) < missingIn(one) ? other : one;
}

/** What a certificate shows: the average, once each quiz that counts has a result; null without one. */
export const markOf = ({ quizzes, average }: CertificateStatus): number | null =>
  quizzes.every(({ percent }) => percent !== null) ? average : null;

import type { CertificateStatus } from './certificate-status.ts';

interface Needs {
  lecturePercent: number;
  /** How many have to be passed; null for every graded one. */
  quizCount: number | null;
  averagePercent: number | null;
}

const passedText = (quizCount: number | null): string => {
  if (quizCount === null) return 'every graded quiz passed';
  return `${quizCount === 1 ? '1 quiz' : `${quizCount} quizzes`} passed`;
};

/** 'all lectures, 2 quizzes passed, an average of 75 %' */
export const needsText = ({ lecturePercent, quizCount, averagePercent }: Needs): string =>
  [
    lecturePercent === 100 ? 'all lectures' : `${lecturePercent} % of the lectures`,
    ...(quizCount === 0 ? [] : [passedText(quizCount)]),
    ...(quizCount === 0 || averagePercent === null ? [] : [`an average of ${averagePercent} %`]),
  ].join(', ');

/**
 * '4 of 5 lectures completed; 2 of 3 quizzes passed; average 71 of 75 %'. Without the lectures where all of them, `total`,
 * are needed: the progress in the course says that. '' for nothing more.
 */
export function statusText(status: CertificateStatus, total: number): string {
  const { lecturesCompleted, lecturesNeeded, quizzes, average, averagePercent } = status;
  const passed = quizzes.filter(({ isPassed }) => isPassed).length;
  return [
    ...(lecturesCompleted < lecturesNeeded && lecturesNeeded < total
      ? [`${lecturesCompleted} of ${lecturesNeeded} lectures completed`]
      : []),
    ...(quizzes.length > 0
      ? [`${passed} of ${quizzes.length} ${quizzes.length === 1 ? 'quiz' : 'quizzes'} passed`]
      : []),
    ...(averagePercent === null ? [] : [`average ${average ?? 0} of ${averagePercent} %`]),
  ].join('; ');
}

/** The quizzes whose next attempt brings the learner closer: those not passed, else those that lower the average. */
export const quizzesToTake = ({
  quizzes,
  average,
  averagePercent,
}: CertificateStatus): CertificateStatus['quizzes'] => {
  const failed = quizzes.filter(({ isPassed }) => !isPassed);
  if (failed.length > 0 || averagePercent === null || (average ?? 0) >= averagePercent) return failed;
  return quizzes.filter(({ percent }) => (percent ?? 0) < averagePercent);
};

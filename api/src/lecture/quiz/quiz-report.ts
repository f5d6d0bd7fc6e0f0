import type { QuizReport } from '@vidya/contracts/calls/quiz';
import { reportFrom } from '@vidya/contracts/rules/quiz/report';
import { texts } from '@vidya/contracts/texts/texts';
import type { Caller } from '../../http/access/session.ts';
import { notFound } from '../../http/errors.ts';
import { permittedCourse } from '../../policy/may.ts';
import type { LectureParts, LectureRef } from '../lecture-parts.ts';
import { createQuizStore } from './quiz.store.ts';
import { createQuizReportStore, type FirstResult } from './quiz-report.store.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The correlation of two series of equal length; null if one of them never changes. */
function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const [x, y] = [mean(xs), mean(ys)];
  const product = xs.reduce((sum, value, at) => sum + (value - x) * (ys[at]! - y), 0);
  const spread = Math.sqrt(
    xs.reduce((sum, value) => sum + (value - x) ** 2, 0) * ys.reduce((sum, value) => sum + (value - y) ** 2, 0),
  );
  return spread === 0 ? null : product / spread;
}

/** What the first results say of a question; `points` are those of each version. */
function reportOf(questionId: string, points: Map<string, Record<string, number>>, results: readonly FirstResult[]) {
  const having = results.filter(({ byQuestion }) => questionId in byQuestion);
  const own = having.map(({ byQuestion }) => byQuestion[questionId]!);
  const shares = having.map(({ versionId }, at) => own[at]! / (points.get(versionId)![questionId]! * 100));
  const rest = having.map(({ hundredths }, at) => hundredths - own[at]!);
  const isEnough = having.length >= reportFrom;
  return {
    questionId,
    answered: having.length,
    rightShare: isEnough ? mean(shares) : null,
    discrimination: isEnough ? correlation(shares, rest) : null,
  };
}

export type QuizReports = ReturnType<typeof createQuizReports>;

/** What the answers of learners say of a quiz. */
export const createQuizReports = ({ db, store }: Pick<LectureParts, 'db' | 'store'>) => ({
  /** Throws 403 for those who do not teach the course, and 404 for a lecture of another kind. */
  async getQuizReport({ courseId, lectureId }: LectureRef, caller: Caller): Promise<QuizReport> {
    permittedCourse('lecture.change', await store.findCourse(courseId), caller);
    const lecture = await store.findLecture(lectureId);
    const version = lecture?.courseId === courseId ? await createQuizStore(db).findCurrent(lectureId) : null;
    if (!version) throw notFound(texts.lecture.missing);
    const reports = createQuizReportStore(db);
    const results = await reports.listFirstResults(lectureId);
    const points = await reports.listPoints(lectureId);
    return {
      ...(await reports.countLearners(lectureId)),
      questions: version.questions.map(({ question, html }) => ({
        text: html.text,
        ...reportOf(question._id, points, results),
      })),
    };
  },
});

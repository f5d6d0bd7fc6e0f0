import { Readable } from 'node:stream';
import type { QuizReport } from '@vidya/contracts/calls/quiz';
import type { Question } from '@vidya/contracts/rules/quiz/question';
import { reportFrom, shownCount } from '@vidya/contracts/rules/quiz/report';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { texts } from '@vidya/contracts/texts/texts';
import { aboutLecture, auditOnBehalf } from '../../audit/port/on-behalf.ts';
import type { Caller } from '../../http/access/session.ts';
import type { CsvFile } from '../../http/csv.ts';
import { notFound } from '../../http/errors.ts';
import { permittedCourse } from '../../policy/may.ts';
import type { LectureParts, LectureRef } from '../lecture-parts.ts';
import { createReportBank } from './bank/report-bank.ts';
import { givenAnswers } from './given-answers.ts';
import { createQuizStore, type VersionRow } from './quiz.store.ts';
import { createQuizReportStore, type FirstResult, type ReportStore } from './quiz-report.store.ts';
import { reportLine } from './quiz-report-csv.ts';
import { regradeAttempts } from './regrade.ts';

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

/** The middle of numbers; null for none. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted.length === 0 ? null : Math.round(sorted[Math.floor(sorted.length / 2)]!);
}

/** A question as an attempt had it, with its points; undefined for an attempt that ended while this is read. */
type QuestionIn = (attempt: Pick<FirstAttempt, 'versionId' | 'drawn'>, questionId: string) => Question | undefined;
type FirstAttempt = Awaited<ReturnType<ReportStore['listFirstAttempts']>>[number];
type Answer = Awaited<ReturnType<ReportStore['listAnswers']>>[number];

/** What the first results say of a question. */
function resultsOf(questionId: string, questionIn: QuestionIn, results: readonly FirstResult[]) {
  const having = results.filter(({ byQuestion }) => questionId in byQuestion);
  const own = having.map(({ byQuestion }) => byQuestion[questionId]!);
  const points = having.map((result) => questionIn(result, questionId)!.points);
  const shares = own.map((hundredths, at) => hundredths / (points[at]! * 100));
  // As a share: the points of a question, and how many others there are, differ between versions.
  const rest = having.map(({ hundredths, maxPoints }, at) => {
    const others = (maxPoints - points[at]!) * 100;
    return others === 0 ? 0 : (hundredths - own[at]!) / others;
  });
  const isEnough = having.length >= reportFrom;
  return {
    answered: having.length,
    rightShare: isEnough ? mean(shares) : null,
    discrimination: isEnough ? correlation(shares, rest) : null,
  };
}

/** The answers of attempts by question: each with the question as it was, and the seconds that it took. */
function answersByQuestion(attempts: readonly FirstAttempt[], questionIn: QuestionIn, answers: readonly Answer[]) {
  const byAttempt = Map.groupBy(answers, ({ attemptId }) => attemptId);
  const all = attempts.flatMap(({ id, versionId, drawn, createdAt }) => {
    let before = createdAt.getTime();
    const inTime = (byAttempt.get(id) ?? []).toSorted((one, other) => one.firstAt.getTime() - other.firstAt.getTime());
    return inTime.flatMap(({ questionId, answer, firstAt }) => {
      const seconds = (firstAt.getTime() - before) / 1_000;
      before = firstAt.getTime();
      const question = questionIn({ versionId, drawn }, questionId);
      if (!question) return [];
      return { question, answer, seconds, order: drawn.find((one) => one.questionId === questionId)?.order ?? [] };
    });
  });
  return Map.groupBy(all, ({ question }) => question._id);
}

/** Counts marks in tenths; 100 % is in the last one. */
function countMarks(results: readonly FirstResult[]): number[] {
  const tenths = results.map(({ hundredths, maxPoints }) => Math.min(9, Math.floor(hundredths / (maxPoints * 10))));
  return Array.from({ length: 10 }, (_, tenth) => tenths.filter((one) => one === tenth).length);
}

export type QuizReports = ReturnType<typeof createQuizReports>;

/** What the answers of learners say of a quiz. */
export function createQuizReports({ db, jobs, store }: Pick<LectureParts, 'db' | 'jobs' | 'store'>) {
  const reports = createQuizReportStore(db);

  /** Throws 403 for those who do not teach the course, and 404 for a lecture of another kind. */
  const enter = async ({ courseId, lectureId }: LectureRef, caller: Caller) => {
    const course = permittedCourse('lecture.change', await store.findCourse(courseId), caller);
    const lecture = await store.findLecture(lectureId);
    const version = lecture?.courseId === courseId ? await createQuizStore(db).findCurrent(lectureId) : null;
    if (!lecture || !version) throw notFound(texts.lecture.missing);
    return { course, lecture, version };
  };

  const read = async ({ lectureId, questions }: VersionRow) => {
    const results = await reports.listFirstResults(lectureId);
    const versions = await reports.listQuestions([...new Set(results.map(({ versionId }) => versionId))]);
    const fromBank = await createReportBank(db, results);
    const questionIn: QuestionIn = ({ versionId, drawn }, questionId) =>
      versions.get(versionId)?.[questionId] ?? fromBank.questionIn(drawn, questionId);
    const attempts = results.length < reportFrom ? [] : await reports.listFirstAttempts(lectureId);
    const given = answersByQuestion(attempts, questionIn, await reports.listAnswers(attempts.map(({ id }) => id)));
    const rows = [...questions, ...fromBank.questions].map((rendered) => {
      const own = given.get(rendered.question._id) ?? [];
      const known = own.length < reportFrom ? [] : own;
      return {
        ...rendered,
        ...resultsOf(rendered.question._id, questionIn, results),
        seconds: median(known.map(({ seconds }) => seconds)),
        answers: known.length === 0 ? [] : givenAnswers(rendered, known),
      };
    });
    return { rows, results, attempts };
  };

  return {
    /** In the background. Throws 403 and 404. */
    async regradeQuiz(ref: LectureRef, caller: Caller): Promise<{ outdated: number }> {
      const { course, lecture, version } = await enter(ref, caller);
      const entry = { action: 'lecture.changed', ...aboutLecture(ref.lectureId, lecture.title) } as const;
      return db.transaction(async (tx) => {
        const outdated = await createQuizStore(tx).countOutdated(ref.lectureId, version.id);
        // Also while one is under way: it may judge by an older version, and then adds nothing more.
        if (outdated > 0) await jobs.send(tx, regradeAttempts, ref);
        await auditOnBehalf(tx, { caller, course }, entry);
        return { outdated };
      });
    },
    async getQuizReport(ref: LectureRef, caller: Caller): Promise<QuizReport> {
      const { version } = await enter(ref, caller);
      const { rows, results, attempts } = await read(version);
      const isEnough = results.length >= reportFrom;
      const outdated = await createQuizStore(db).countOutdated(ref.lectureId, version.id);
      return {
        ...(await reports.countLearners(ref.lectureId)),
        outdated,
        isRegrading: outdated > 0 && (await jobs.isUnderWay(regradeAttempts, ref)),
        minutes: median(attempts.map(({ createdAt, endedAt }) => (endedAt!.getTime() - createdAt.getTime()) / 60_000)),
        marks: isEnough ? countMarks(results).map(shownCount) : [],
        passedAt: isEnough ? (await reports.countPassed(ref.lectureId)).map(shownCount) : [],
        questions: rows.map(({ question, html, answers, ...row }) => ({
          questionId: question._id,
          type: question.type,
          text: html.text,
          ...row,
          answers: answers.map(({ plain: _plain, ...answer }) => answer),
        })),
      };
    },
    /** The questions as a table, with the most frequent wrong answer of each. */
    async exportQuizReport(ref: LectureRef, caller: Caller): Promise<CsvFile> {
      const { rows } = await read((await enter(ref, caller)).version);
      return { name: 'quiz', columns: [...quizTexts.reportColumns], batches: Readable.from([rows.map(reportLine)]) };
    },
  };
}

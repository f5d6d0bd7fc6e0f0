import type { Attempt, SavedAnswer } from '@vidya/contracts/calls/quiz';
import { pick } from '../../database/database.ts';
import { drawnQuestions, judgementOf, shownQuestion } from './attempt-view.ts';
import { type FromBank, withPoints } from './bank/bank-rules.ts';
import { writtenOrder } from './draw.ts';
import { judgeAttempt, sumOf } from './end-attempt.ts';
import { fits } from './judge.ts';
import type { VersionRow } from './quiz.store.ts';

/** A manager's try of a version, in the written order and then `fromBank`: judged is what has an answer. */
export function tried(version: VersionRow, answers: readonly SavedAnswer[], fromBank: readonly FromBank[]): Attempt {
  const questions = [...version.questions, ...fromBank.map(({ state, points }) => withPoints(state, points))];
  const order = writtenOrder(questions.map(({ question }) => question));
  const drawn = drawnQuestions(order, questions);
  const fitting = answers.filter(({ questionId, answer }) =>
    drawn.some(({ question }) => question._id === questionId && fits(question, answer)),
  );
  const earned = judgeAttempt(drawn, version.settings, fitting);
  const answered = drawn.filter(({ question }) => fitting.some(({ questionId }) => questionId === question._id));
  const hundredths = sumOf(earned);
  const { settings } = version;
  // It shows what attempts only draw from.
  const maxPoints = drawn.reduce((sum, { question }) => sum + question.points, 0);
  return {
    _id: version.id,
    number: 1,
    startedAt: version.createdAt.toISOString(),
    ...pick(settings, 'mode', 'passPercent'),
    leftMs: null,
    result:
      answers.length === 0
        ? null
        : {
            points: hundredths / 100,
            maxPoints,
            isPassed: hundredths >= maxPoints * settings.passPercent,
            isTimeUp: false,
            isRegraded: false,
          },
    questions: drawn.map(shownQuestion),
    answers: [...fitting],
    judgements: answered.map((one) => judgementOf(one, earned.get(one.question._id)!)),
  };
}

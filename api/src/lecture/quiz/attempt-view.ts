import type { Attempt, Judgement, Quiz, QuizResult, ShownQuestion } from '@vidya/contracts/calls/quiz';
import { isMultiple } from '@vidya/contracts/rules/quiz/question';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { pick } from '../../database/database.ts';
import type { DrawnQuestion, RenderedQuestion } from '../../database/tables/schema-quizzes.ts';
import type { AnswerRow, AttemptRow, ResultRow } from './quiz.store.ts';

/** The questions of an attempt in its order, with the order of their entries. */
export function drawnQuestions(drawn: readonly DrawnQuestion[], questions: readonly RenderedQuestion[]): Drawn[] {
  const byId = new Map(questions.map((one) => [one.question._id, one]));
  return drawn.map(({ questionId, order }) => ({ ...byId.get(questionId)!, order }));
}

export interface Drawn extends RenderedQuestion {
  order: number[];
  /** A learner could choose one: each of several right ones, which came later, earns all points. */
  isOneOf?: boolean;
}

const pickIn = <Item>(items: readonly Item[], order: readonly number[]): Item[] => order.map((at) => items[at]!);

function shownBody({ question, html, order, isOneOf }: Drawn): ShownQuestion['body'] {
  switch (question.type) {
    case 'choice':
      return {
        type: 'choice',
        choices: pickIn(html.entries, order),
        isMultiple: !isOneOf && isMultiple(question.choices),
      };
    case 'number':
      return { type: 'number', unit: question.unit };
    case 'order':
      return { type: 'order', items: pickIn(html.entries, order) };
    case 'match':
      return { type: 'match', lefts: html.entries, rights: pickIn(html.rights, order) };
    case 'gaps':
      return { type: 'gaps', parts: html.entries };
    default:
      return { type: question.type };
  }
}

/** What a learner sees of a question: nothing that says what is right. */
export const shownQuestion = (drawn: Drawn): ShownQuestion => ({
  _id: drawn.question._id,
  text: drawn.question.type === 'gaps' ? '' : drawn.html.text,
  points: drawn.question.points,
  body: shownBody(drawn),
});

function rightOf({ question, html, order }: Drawn): Judgement['right'] {
  const shownAt = (entry: number): number => order.indexOf(entry);
  switch (question.type) {
    case 'choice': {
      const chosen = question.choices.flatMap(({ isRight }, at) => (isRight ? [shownAt(at)] : []));
      return { type: 'choice', chosen, comments: pickIn(html.comments, order) };
    }
    case 'trueFalse':
      return { type: 'trueFalse', isTrue: question.isTrue, comment: html.comments[0] ?? '' };
    case 'number':
      return { type: 'number', value: question.value, tolerance: question.tolerance, unit: question.unit };
    case 'text':
      return { type: 'text', accepted: question.accepted };
    case 'order':
      return { type: 'order', order: question.items.map((_, at) => shownAt(at)) };
    case 'match':
      return { type: 'match', rights: question.pairs.map((_, at) => shownAt(at)) };
    case 'gaps':
      return { type: 'gaps', accepted: question.gaps };
  }
}

export const judgementOf = (drawn: Drawn, hundredths: number): Judgement => ({
  questionId: drawn.question._id,
  earned: hundredths / 100,
  isRight: hundredths === drawn.question.points * 100,
  right: rightOf(drawn),
  explanation: drawn.html.explanation,
});

const toResult = (row: ResultRow | undefined): QuizResult | null =>
  row
    ? {
        points: row.hundredths / 100,
        maxPoints: row.maxPoints,
        isPassed: row.isPassed,
        isTimeUp: row.cause === 'timeUp',
        isRegraded: row.cause === 'regraded',
      }
    : null;

export const toSummary = (row: Omit<AttemptRow, 'drawn'>, result: ResultRow | undefined): Quiz['attempts'][number] => ({
  _id: row.id,
  number: row.number,
  startedAt: row.createdAt.toISOString(),
  result: toResult(result),
});

/** How long an attempt goes on, in ms; null without a limit. */
export const leftMsOf = ({ dueAt }: Pick<AttemptRow, 'dueAt'>): number | null =>
  dueAt && Math.max(0, dueAt.getTime() - Date.now());

interface AttemptParts {
  /** Of the version that it began with. */
  settings: QuizSettings;
  result: ResultRow | undefined;
  drawn: readonly Drawn[];
  answers: readonly AnswerRow[];
  judgements: Judgement[];
}

export const toAttempt = (
  row: AttemptRow,
  { settings, result, drawn, answers, judgements }: AttemptParts,
): Attempt => ({
  ...toSummary(row, result),
  ...pick(settings, 'mode', 'passPercent'),
  leftMs: leftMsOf(row),
  questions: drawn.map(shownQuestion),
  answers: answers.map((row) => ({
    ...pick(row, 'questionId', 'sequence', 'answer'),
    ...(row.isFinal && { isFinal: true }),
  })),
  judgements,
});

import type { Attempt, Judgement, Quiz, ShownQuestion } from '@vidya/contracts/calls/quiz';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';

/** A quiz that nobody has begun; pass the fields that matter to the test. */
export const sampleQuiz = (given: Partial<Quiz> = {}): Quiz => ({
  settings: { ...defaultQuizSettings, mode: 'graded' },
  questionCount: 2,
  maxPoints: 3,
  attempts: [],
  nextAt: null,
  attemptsLeft: null,
  extraTimePercent: 0,
  source: null,
  ...given,
});

export const bodies: ShownQuestion['body'][] = [
  { type: 'choice', choices: ['Delhi', 'Mumbai'], isMultiple: false },
  { type: 'choice', choices: ['2', '3', '4'], isMultiple: true },
  { type: 'trueFalse' },
  { type: 'number', unit: 'kg' },
  { type: 'text' },
  { type: 'order', items: ['Second', 'First'] },
  { type: 'match', lefts: ['Bihar', 'Assam'], rights: ['Dispur', 'Patna'] },
  { type: 'gaps', parts: ['A ', ' has ', ' bits.'] },
];

/** An attempt at questions with these bodies, one point each. */
export const sampleAttempt = (
  shown: ShownQuestion['body'][] = bodies.slice(0, 1),
  given: Partial<Attempt> = {},
): Attempt => ({
  _id: 'attempt-1',
  number: 1,
  startedAt: '2026-11-28T06:30:00.000Z',
  mode: 'graded',
  passPercent: 60,
  leftMs: null,
  result: null,
  questions: shown.map((body, index) => ({
    _id: `question-${index + 1}`,
    text: body.type === 'gaps' ? '' : `Question ${index + 1}`,
    points: 1,
    body,
  })),
  answers: [],
  judgements: [],
  ...given,
});

export const sampleJudgement = (given: Partial<Judgement> = {}): Judgement => ({
  questionId: 'question-1',
  earned: 0,
  isRight: false,
  right: { type: 'choice', chosen: [0], comments: ['Since 1911', 'On the coast'] },
  explanation: 'The seat of the government',
  ...given,
});

import type { Cells } from './ownership-cells.ts';
import type { World } from './ownership-world.ts';

type Kind = 'sold' | 'archived';

const lecture = (kind: Kind) => (w: World) => ({ courseId: w[kind].id, lectureId: w[kind].lectureId });
const attempt = (kind: Kind) => (w: World) => ({ params: { ...lecture(kind)(w), attemptId: w.attemptId } });
const resumed = (kind: Kind) => (w: World) => ({
  params: lecture(kind)(w),
  body: { tabId: 'tab', attemptId: w.attemptId },
});
const body = { tabId: 'tab', answers: [] };

/** Quizzes. The holder has an attempt in the course on sale, and none in the archived one. */
export const quizCells: Cells[] = [
  { call: 'getQuiz', is: '401 403 200 403 403 403 200 200', send: (w) => ({ params: lecture('sold')(w) }) },
  {
    call: 'startAttempt',
    is: '401 403 200 403 403 403 403 403',
    send: (w) => ({ params: lecture('archived')(w), body: { tabId: 'tab' } }),
  },
  {
    call: 'startAttempt',
    of: 'that goes on',
    is: '401 403 200 403 403 403 403 403',
    send: resumed('sold'),
  },
  {
    call: 'startAttempt',
    of: 'at another quiz',
    is: '401 403 404 403 403 403 403 403',
    send: resumed('archived'),
  },
  { call: 'getAttempt', is: '401 403 200 403 403 403 403 403', send: attempt('sold') },
  {
    call: 'getAttempt',
    of: 'at another quiz',
    is: '401 403 404 403 403 403 403 403',
    send: attempt('archived'),
  },
  { call: 'saveAnswers', is: '401 403 200 403 403 403 403 403', send: (w) => ({ ...attempt('sold')(w), body }) },
  {
    call: 'saveAnswers',
    of: 'at another quiz',
    is: '401 403 404 403 403 403 403 403',
    send: (w) => ({ ...attempt('archived')(w), body }),
  },
  { call: 'submitAttempt', is: '401 403 200 403 403 403 403 403', send: (w) => ({ ...attempt('sold')(w), body }) },
  { call: 'getQuizReport', is: '401 403 403 403 403 403 200 200', send: (w) => ({ params: lecture('sold')(w) }) },
  { call: 'regradeQuiz', is: '401 403 403 403 403 403 200 200', send: (w) => ({ params: lecture('sold')(w) }) },
  { call: 'exportQuizReport', is: '401 403 403 403 403 403 200 200', send: (w) => ({ params: lecture('sold')(w) }) },
  {
    call: 'tryQuiz',
    is: '401 403 403 403 403 403 200 200',
    send: (w) => ({ params: lecture('sold')(w), body: { answers: [] } }),
  },
  {
    call: 'readQuestionFile',
    of: 'without a file',
    is: '401 403 403 403 403 403 400 400',
    send: (w) => ({ params: { courseId: w.sold.id } }),
  },
  ...['gift', 'qti'].map(
    (format): Cells => ({
      call: 'exportQuestions',
      of: `as ${format}`,
      is: '401 403 403 403 403 403 200 200',
      send: (w) => ({ params: { ...lecture('sold')(w), format } }),
    }),
  ),
  {
    call: 'exportQuestions',
    of: 'of another course',
    is: '401 403 403 403 403 404 403 404',
    send: (w) => ({ params: { courseId: w.rivals.id, lectureId: w.sold.lectureId, format: 'gift' } }),
  },
  ...(
    [
      ['listBank', '200 200', false],
      ['addBankQuestions', '200 200', false],
      ['importBankQuestions', '400 400', false],
      ['changeBankQuestion', '404 404', true],
      ['removeBankQuestion', '404 404', true],
    ] as const
  ).map(
    ([call, teaches, isOfOne]): Cells => ({
      call,
      ...(teaches !== '200 200' && { of: 'without a file, or of another course' }),
      is: `401 403 403 403 403 403 ${teaches}`,
      send: (w) => ({
        params: { courseId: w.sold.id, ...(isOfOne && { questionId: w.sold.lectureId }) },
        ...(call !== 'listBank' && { body: { questions: 'Sun? {T}', revision: 1 } }),
      }),
      reaches: ['owner'],
    }),
  ),
  {
    call: 'exportBank',
    is: '401 403 403 403 403 403 200 200',
    send: (w) => ({ params: { courseId: w.sold.id, format: 'gift' } }),
  },
  {
    call: 'listExtraTime',
    is: '401 403 403 403 403 403 200 200',
    send: (w) => ({ params: { courseId: w.sold.id } }),
  },
  // The holder's own address: learners do not give it to themselves.
  {
    call: 'giveExtraTime',
    is: '401 403 403 403 403 403 200 200',
    send: (w) => ({ params: { courseId: w.sold.id }, body: { email: w.people.holder.email, percent: 50 } }),
    reaches: ['holder'],
  },
  {
    call: 'removeExtraTime',
    is: '401 403 403 403 403 403 200 200',
    send: (w) => ({ params: { courseId: w.sold.id, userId: w.people.holder.id } }),
    reaches: ['holder'],
  },
];

import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { quizAttempts, quizVersions } from '../database/tables/schema-quizzes.ts';
import type { TestApi } from './api.ts';
import type { Cells } from './ownership-cells.ts';
import type { World } from './ownership-world.ts';

const question = { text: 'A paid question', explanation: '', points: 1, tags: [] };
const html = { text: 'A paid question', explanation: '', entries: [], rights: [], comments: [] };

/** A quiz in this lecture; with a learner's attempt that runs. Returns the attempt's id, '' without one. */
export async function addAttempt(
  { db }: TestApi,
  { courseId, lectureId }: { courseId: string; lectureId: string },
  userId?: string,
): Promise<string> {
  const body = { ...question, type: 'trueFalse' as const, isTrue: true, comment: '', _id: lectureId };
  const quiz = { source: 'A paid question {T}', settings: defaultQuizSettings, maxPoints: 1 };
  const [version] = await db
    .insert(quizVersions)
    .values({ lectureId, number: 1, ...quiz, questions: [{ question: body, html }] })
    .returning();
  if (!userId) return '';
  const drawn = [{ questionId: lectureId, order: [] }];
  const own = { userId, courseId, lectureId, versionId: version!.id, number: 1, tabId: 'tab', drawn };
  const [row] = await db.insert(quizAttempts).values(own).returning();
  return row!.id;
}

type Kind = 'sold' | 'archived';

const lecture = (kind: Kind) => (w: World) => ({ courseId: w[kind].id, lectureId: w[kind].lectureId });
const attempt = (kind: Kind) => (w: World) => ({ params: { ...lecture(kind)(w), attemptId: w.attemptId } });
const body = { tabId: 'tab', answers: [] };

/** Quizzes. The holder has an attempt in the course on sale, and none in the archived one. */
export const quizCells: Cells[] = [
  { call: 'getQuiz', is: '401 403 200 403 403 403 200 200', send: (w) => ({ params: lecture('sold')(w) }) },
  {
    call: 'startAttempt',
    is: '401 403 200 403 403 403 403 403',
    send: (w) => ({ params: lecture('archived')(w), body: { tabId: 'tab' } }),
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
  {
    call: 'tryQuiz',
    is: '401 403 403 403 403 403 200 200',
    send: (w) => ({ params: lecture('sold')(w), body: { answers: [] } }),
  },
];

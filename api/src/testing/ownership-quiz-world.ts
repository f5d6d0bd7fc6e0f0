import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { quizAttempts, quizVersions } from '../database/tables/schema-quizzes.ts';
import type { TestApi } from './api.ts';

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

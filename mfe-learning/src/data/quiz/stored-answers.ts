import { readStored, store } from '@vidya/contracts/browser/stored';
import type { Attempt, SavedAnswer } from '@vidya/contracts/calls/quiz';

const keyOf = (attempt: Attempt): string => `vidya.quiz.${attempt._id}`;

function read(attempt: Attempt): SavedAnswer[] {
  try {
    return JSON.parse(readStored(keyOf(attempt)) ?? '[]') as SavedAnswer[];
  } catch {
    return [];
  }
}

/** The answers of an attempt: the server's, and later ones that were given while it could not be reached. */
export function answersOf(attempt: Attempt): { answers: Map<string, SavedAnswer>; unsent: string[] } {
  const answers = new Map(attempt.answers.map((answer) => [answer.questionId, answer]));
  const later = read(attempt).filter(({ questionId, sequence }) => {
    const saved = answers.get(questionId);
    return !saved?.isFinal && sequence > (saved?.sequence ?? -1);
  });
  for (const answer of later) answers.set(answer.questionId, answer);
  return { answers, unsent: later.map(({ questionId }) => questionId) };
}

/** Remembers what is not sent yet in this browser; none removes it. */
export const storeAnswers = (attempt: Attempt, unsent: SavedAnswer[]): void =>
  void store(keyOf(attempt), unsent.length === 0 ? null : JSON.stringify(unsent));

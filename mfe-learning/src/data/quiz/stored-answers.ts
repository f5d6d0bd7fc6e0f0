import { readStored, store } from '@vidya/contracts/browser/stored';
import type { Attempt, SavedAnswer } from '@vidya/contracts/calls/quiz';
import { useEffect, useEffectEvent } from 'react';

const keyOf = (attempt: Attempt): string => `vidya.quiz.${attempt._id}`;

function read(attempt: Attempt): SavedAnswer[] {
  try {
    return JSON.parse(readStored(keyOf(attempt)) ?? readStored(keyOf(attempt), 'session') ?? '[]') as SavedAnswer[];
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

/** Remembers what is not sent yet in this browser, and in this tab: the session's end clears the browser's. None removes it. */
export function storeAnswers(attempt: Attempt, unsent: SavedAnswer[]): void {
  const text = unsent.length === 0 ? null : JSON.stringify(unsent);
  store(keyOf(attempt), text);
  store(keyOf(attempt), text, 'session');
}

const openedKey = 'vidya.quizOpened';

/** The attempt, once the other tabs of this browser know that this one has it now. */
export function announced(attempt: Attempt): Attempt {
  store(openedKey, `${attempt._id} ${crypto.randomUUID()}`);
  return attempt;
}

/** Calls `onOpen` when another tab of this browser has opened the attempt. */
export function useOtherTab(attemptId: string | undefined, onOpen: () => void): void {
  const opened = useEffectEvent(({ key, newValue }: StorageEvent): void => {
    if (attemptId !== undefined && key === openedKey && newValue?.startsWith(attemptId)) onOpen();
  });
  useEffect(() => {
    const listen = (event: StorageEvent): void => opened(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
}

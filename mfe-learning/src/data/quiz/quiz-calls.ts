import { getAttempt, getQuiz, saveAnswers, startAttempt, submitAttempt, tryQuiz } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';
import { serverNow } from '@vidya/contracts/browser/server-clock';
import { readStored, store } from '@vidya/contracts/browser/stored';
import type { Attempt, SavedAnswer } from '@vidya/contracts/calls/quiz';

export interface QuizPlace {
  courseId: string;
  lectureId: string;
}

/** Between two looks whether a pause has ended. */
const pauseCheckMs = 15_000;

export const useQuiz = ({ courseId, lectureId }: QuizPlace) =>
  useCall(getQuiz, {
    key: keys.quiz(lectureId),
    params: { courseId, lectureId },
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data } }) =>
      data?.nextAt ? Math.max(1_000, Math.min(pauseCheckMs, Date.parse(data.nextAt) - serverNow())) : false,
  });

/** How an attempt is taken: a learner's own, or an author's try. */
export interface QuizCalls {
  /** False for the try of a teacher. */
  isStored: boolean;
  /** With the id of one that runs, it goes on, or comes with its result; without, one may begin. */
  start: (attemptId?: string) => Promise<Attempt>;
  /** The attempt as the server has it. */
  read: (attempt: Pick<Attempt, '_id'>) => Promise<Attempt>;
  /** Resolves to what the learner may know by now, and the time that is left. */
  save: (
    attempt: Attempt,
    changed: SavedAnswer[],
    all: SavedAnswer[],
  ) => Promise<Pick<Attempt, 'judgements' | 'leftMs'>>;
  /** `isTimeUp`: by this page's clock; an attempt that has time left goes on. */
  submit: (attempt: Attempt, all: SavedAnswer[], isTimeUp?: boolean) => Promise<Attempt>;
}

const tabKey = 'vidya.quizTab';

let ownTabId: string | undefined;

/**
 * The name of this tab, also after a reload: the server lets the last one that opened an attempt save to it. Stored only
 * between two pages: a duplicated tab has a copy of what is stored, and would save as this one.
 */
function tabId(): string {
  if (ownTabId !== undefined) return ownTabId;
  const own = readStored(tabKey, 'session') ?? crypto.randomUUID();
  ownTabId = own;
  store(tabKey, null, 'session');
  window.addEventListener('pagehide', () => void store(tabKey, own, 'session'));
  return own;
}

/** A learner's requests. */
export function useAttemptCalls(params: QuizPlace): QuizCalls {
  const { send } = usePlatform();
  const of = (attempt: Pick<Attempt, '_id'>) => ({ ...params, attemptId: attempt._id });
  return {
    isStored: true,
    start: async (attemptId) =>
      (await send(startAttempt, { params, body: { tabId: tabId(), ...(attemptId && { attemptId }) } })).data,
    read: async (attempt) => (await send(getAttempt, { params: of(attempt) })).data,
    save: async (attempt, answers) =>
      (await send(saveAnswers, { params: of(attempt), body: { tabId: tabId(), answers } })).data,
    submit: async (attempt, answers, isTimeUp = false) =>
      (await send(submitAttempt, { params: of(attempt), body: { tabId: tabId(), answers, isTimeUp } })).data,
  };
}

/** An author's try: nothing of it is stored. */
export function useTrialCalls(params: QuizPlace): QuizCalls {
  const { send } = usePlatform();
  const judge = async (answers: SavedAnswer[]): Promise<Attempt> =>
    (await send(tryQuiz, { params, body: { answers } })).data;
  return {
    isStored: false,
    start: () => judge([]),
    read: () => judge([]),
    save: async (_, changed, all) => {
      if (!changed.some(({ isFinal }) => isFinal)) return { judgements: [], leftMs: null };
      return judge(all.filter(({ isFinal }) => isFinal));
    },
    submit: async (attempt, all) => {
      const { result, judgements } = await judge(all);
      const none = { points: 0, maxPoints: 0, isPassed: false, isTimeUp: false, isRegraded: false };
      const maxPoints = attempt.questions.reduce((sum, { points }) => sum + points, 0);
      return { ...attempt, answers: all, judgements, result: result ?? { ...none, maxPoints } };
    },
  };
}

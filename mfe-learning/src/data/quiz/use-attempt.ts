import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { AnswerBody, Attempt, SavedAnswer } from '@vidya/contracts/calls/quiz';
import { ApiError, messageOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QuizCalls, QuizPlace } from './quiz-calls.ts';
import { announced, answersOf, storeAnswers, useOtherTab } from './stored-answers.ts';

/** After the last change of an answer. */
const saveAfterMs = 800;
/** At the latest after the first change that is not saved: fast writers never pause. */
const saveWithinMs = 5_000;
/** Between two tries while the server cannot be reached. */
const retryAfterMs = 4_000;

type SaveState = 'saved' | 'saving' | 'waiting' | 'refused';

/** Whether it is worth another try: no response, too many requests of this address, or a server in trouble. */
const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

/**
 * An attempt at a quiz in this tab. Answers are saved as they are given, in order, and again when the line comes back;
 * until then this browser remembers them.
 */
export function useAttempt(calls: QuizCalls, { courseId, lectureId }: QuizPlace) {
  const { toasts } = usePlatform();
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [answers, setAnswers] = useState<ReadonlyMap<string, SavedAnswer>>(new Map());
  const [state, setState] = useState<SaveState>('saved');
  const [isElsewhere, setElsewhere] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const unsent = useRef(new Set<string>());
  const isSending = useRef(false);
  const unsentSince = useRef(0);
  /** When its time is up, by this browser's clock; null without a limit. */
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  /** When what is not sent yet is sent; a new object begins the time again. */
  const [wake, setWake] = useState({ afterMs: 0 });

  const take = (taken: Attempt, isNew = true): void => {
    const own = answersOf(taken);
    unsent.current = new Set(taken.result ? [] : own.unsent);
    setAttempt(taken);
    setAnswers(own.answers);
    setEndsAt(taken.leftMs === null ? null : Date.now() + taken.leftMs);
    setOver(false);
    setElsewhere(false);
    setState('saved');
    if (taken.result) {
      storeAnswers(taken, []);
      if (!isNew) return;
      for (const queryKey of [keys.quiz(lectureId), keys.lectures(courseId)])
        void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: keys.subscribedCourses, refetchType: 'none' });
    } else setWake({ afterMs: 0 });
  };

  const failed = (error: unknown): void => {
    if (hasCode(error, 'OtherTab')) return setElsewhere(true);
    toasts.error(messageOf(error, texts.account.fallback));
    // Such as an attempt that was begun or has ended elsewhere.
    void queries.invalidateQueries({ queryKey: keys.quiz(lectureId) });
  };

  const latest = useEffectEvent((questionId: string) => answers.get(questionId));
  const remember = useEffectEvent((): void => {
    if (attempt)
      storeAnswers(
        attempt,
        [...unsent.current].flatMap((id) => answers.get(id) ?? []),
      );
  });
  const reread = useEffectEvent(async (): Promise<void> => {
    if (attempt) await calls.read(attempt).then((read) => take(read), failed);
  });

  const flush = useEffectEvent(async (isLeaving = false): Promise<void> => {
    // Nobody waits for an earlier request when the page goes: the sequence tells which answer is the later one.
    const isHeld = isSending.current && !isLeaving;
    if (!attempt || attempt.result || isHeld || unsent.current.size === 0) return;
    isSending.current = true;
    setState('saving');
    const sent = firstOf([...unsent.current].flatMap((id) => answers.get(id) ?? []));
    const sentAt = Date.now();
    try {
      const { judgements, leftMs } = await calls.save(attempt, sent, [...answers.values()]);
      for (const { questionId, sequence } of sent)
        if (latest(questionId)?.sequence === sequence) unsent.current.delete(questionId);
      setAttempt((now) => now && (now.result ? now : { ...now, judgements: merged(now, judgements) }));
      setEndsAt((now) => movedEnd(now, leftMs, sentAt));
      remember();
      setState(unsent.current.size > 0 ? 'saving' : 'saved');
      if (unsent.current.size > 0) setWake({ afterMs: saveAfterMs });
    } catch (error) {
      setState(isLost(error) ? 'waiting' : 'refused');
      if (hasCode(error, 'AttemptEnded')) await reread();
      else if (isLost(error)) setWake({ afterMs: retryAfterMs });
      else failed(error);
    } finally {
      isSending.current = false;
    }
  });
  useEffect(() => {
    const back = (): void => void flush();
    const leave = (): void => void flush(true);
    window.addEventListener('online', back);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    remember();
    if (unsent.current.size === 0) return undefined;
    const timer = setTimeout(() => void flush(), wake.afterMs);
    return () => clearTimeout(timer);
  }, [attempt, answers, wake]);

  useOtherTab(calls.isStored ? attempt?._id : undefined, () => setElsewhere(true));

  const submitOverdue = useEffectEvent(async (): Promise<boolean> => {
    if (!attempt || attempt.result || isElsewhere) return true;
    try {
      take(await calls.submit(attempt, [...answers.values()], true));
      return true;
    } catch (error) {
      if (isLost(error)) return false;
      failed(error);
      return true;
    }
  });
  // The server ends it anyway; this page learns of it as soon as the line is there.
  useEffect(() => {
    if (!isOver) return undefined;
    let timer = 0;
    const submit = async (): Promise<void> => {
      if (!(await submitOverdue())) timer = window.setTimeout(() => void submit(), retryAfterMs);
    };
    void submit();
    return () => window.clearTimeout(timer);
  }, [isOver]);

  const run = async (work: () => Promise<Attempt>): Promise<void> => {
    setBusy(true);
    await work().then((taken) => take(taken), failed);
    setBusy(false);
  };

  return {
    attempt,
    answers,
    /** Null while there is nothing to save. */
    state: calls.isStored && answers.size > 0 ? state : null,
    /** Another tab has taken the attempt over. */
    isElsewhere,
    isBusy,
    endsAt,
    /** Its time is up: nothing changes any more. */
    isOver,
    end: () => setOver(true),
    /** Without the id of the attempt that goes on, another one may begin. */
    start: (attemptId?: string) =>
      run(() => calls.start(attemptId).then((taken) => (taken.result ? taken : announced(taken)))),
    answer: (questionId: string, body: AnswerBody, isFinal = false): void => {
      if (!attempt || attempt.result || isElsewhere || isOver || answers.get(questionId)?.isFinal) return;
      const sequence = (answers.get(questionId)?.sequence ?? -1) + 1;
      setAnswers((now) =>
        new Map(now).set(questionId, { questionId, sequence, answer: body, ...(isFinal && { isFinal }) }),
      );
      if (unsent.current.size === 0) unsentSince.current = Date.now();
      unsent.current.add(questionId);
      setState('saving');
      const atMost = Math.max(0, unsentSince.current + saveWithinMs - Date.now());
      setWake({ afterMs: isFinal ? 0 : Math.min(saveAfterMs, atMost) });
    },
    submit: () => run(() => calls.submit(attempt!, [...answers.values()])),
    /** Shows an attempt that has ended. */
    review: async (attemptId: string): Promise<void> => {
      setBusy(true);
      await calls.read({ _id: attemptId }).then((read) => take(read, false), failed);
      setBusy(false);
    },
    /** Back to what the quiz is. */
    close: () => setAttempt(null),
  };
}

export type AttemptState = ReturnType<typeof useAttempt>;

/** Browsers refuse a longer body of a request that outlives its page (64 KiB): a sign takes up to 3 bytes. */
const maxSigns = 9_000;

/** As many of these as one request takes, one at least. */
function firstOf(answers: readonly SavedAnswer[]): SavedAnswer[] {
  let signs = 0;
  return answers.filter((answer, at) => (signs += JSON.stringify(answer).length) <= maxSigns || at === 0);
}

/** The end of an attempt, by this browser's clock: `leftMs` after the server answered a request that was sent at `sentAt`. */
function movedEnd(endsAt: number | null, leftMs: number | null, sentAt: number): number | null {
  if (endsAt === null || leftMs === null) return endsAt;
  // The server answered some time between then and now.
  return Math.min(Math.max(endsAt, sentAt + leftMs), Date.now() + leftMs);
}

/** Judgements only come to know more. */
function merged(now: Attempt, judgements: Attempt['judgements']): Attempt['judgements'] {
  const later = new Set(judgements.map(({ questionId }) => questionId));
  return [...now.judgements.filter(({ questionId }) => !later.has(questionId)), ...judgements];
}

import type { Attempt, Quiz, SavedAnswer } from '@vidya/contracts/calls/quiz';
import { withExtraTime } from '@vidya/contracts/rules/quiz/extra-time';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { texts } from '@vidya/contracts/texts/texts';
import type { Db } from '../../database/database.ts';
import { lockRecipient } from '../../database/recipient.ts';
import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, conflict, forbidden, notFound, unauthorised } from '../../http/errors.ts';
import { type Entitlement, entitlementOf, watchable } from '../../policy/entitlement.ts';
import { permitted, permittedCourse } from '../../policy/may.ts';
import type { LectureParts, LectureRef } from '../lecture-parts.ts';
import { drawnQuestions, judgementOf, leftMsOf, toAttempt, toSummary } from './attempt-view.ts';
import { askedQuestions, drawFromBank, drawFull } from './bank/bank-rules.ts';
import { correctedQuestions } from './corrected.ts';
import { drawQuestions } from './draw.ts';
import { endAttempt, endDue, finalJudgements, finalOf, isOver } from './end-attempt.ts';
import { createExtraTimeStore } from './extra-time/extra-time.store.ts';
import { fits } from './judge.ts';
import { type AttemptRow, createQuizStore, type QuizStore, type VersionRow } from './quiz.store.ts';
import { attemptsLeft, mayKnow, nextAt, sizeOf } from './quiz-rules.ts';
import { tried } from './try-quiz.ts';

interface AttemptParts extends Pick<LectureParts, 'db' | 'store'> {
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
  /** A lecture of this course was completed. */
  onCompleted: (userId: string, courseId: string) => Promise<unknown>;
}

interface AttemptRef extends LectureRef {
  attemptId: string;
}

interface StartRequest {
  tabId: string;
  /** Of the attempt that goes on; without it another one may begin. */
  attemptId?: string | undefined;
}

interface SentAnswers {
  tabId: string;
  answers: SavedAnswer[];
}

const missing = () => notFound(texts.lecture.missing);

export type Attempts = ReturnType<typeof createAttempts>;

/** Attempts at quizzes: each is one, whatever is sent twice, late, or by two tabs. */
export function createAttempts({ db, store: lectures, enrolments, onCompleted }: AttemptParts) {
  const enter = async ({ courseId, lectureId }: LectureRef, caller: Caller): Promise<Entitlement> => {
    const entitlement = await entitlementOf(await lectures.findCourse(courseId), caller, enrolments);
    watchable(await lectures.findLecture(lectureId), { courseId, entitlement });
    return entitlement;
  };
  const enterAsLearner = async (ref: LectureRef, caller: Caller): Promise<void> => {
    if ((await enter(ref, caller)) === 'staff') throw forbidden();
  };
  const currentOf = async (store: QuizStore, lectureId: string): Promise<VersionRow> => {
    const version = await store.findCurrent(lectureId);
    if (!version) throw missing();
    return version;
  };

  /** Ends the learner's attempt whose time is up, if there is one. */
  const endOverdue = async (userId: string, { courseId, lectureId }: LectureRef): Promise<void> => {
    const running = await createQuizStore(db).findRunning(userId, lectureId);
    if (running && isOver(running) && (await endDue(db, running))) await onCompleted(userId, courseId);
  };

  const view = async (at: Db, attempt: AttemptRow): Promise<Attempt> => {
    const store = createQuizStore(at);
    const version = (await store.findVersion(attempt.versionId))!;
    const answers = await store.listAnswers(attempt.id);
    const all = await store.listAttempts(attempt.userId, attempt.lectureId);
    const results = await store.listResults(all.map(({ id }) => id));
    const result = results.get(attempt.id);
    // An author may take back what the attempt began with.
    const current = (await store.findSettings(attempt.lectureId))!;
    const isKnown = result !== undefined && mayKnow(current.settings, [...results.values()]);
    const earned = new Map(result && Object.entries(result.byQuestion));
    const judging = result?.versionId ? await store.findVersion(result.versionId) : null;
    const asked = await askedQuestions(at, version.questions, attempt.drawn);
    const drawn = judging
      ? correctedQuestions(
          attempt.drawn,
          asked,
          await askedQuestions(at, judging.questions, attempt.drawn, result!.bankRevisions),
        )
      : drawnQuestions(attempt.drawn, asked);
    const judgements = isKnown
      ? drawn.map((one) => judgementOf(one, earned.get(one.question._id) ?? 0))
      : finalJudgements(drawn, version.settings, answers);
    return toAttempt(attempt, { settings: version.settings, result, drawn, answers, judgements });
  };

  /** The caller's attempt, locked. Throws 404. */
  const lockOwn = async (tx: Db, { lectureId, attemptId }: AttemptRef, caller: Caller): Promise<AttemptRow> => {
    const stored = await createQuizStore(tx).lockAttempt(attemptId);
    const here = stored?.lectureId === lectureId ? stored : null;
    return permitted('attempt.continue', caller, { thing: here, missing: quizTexts.attemptMissing });
  };

  const put = async (tx: Db, attempt: AttemptRow, { tabId, answers }: SentAnswers) => {
    if (attempt.tabId !== tabId) throw conflict(quizTexts.otherTab, 'OtherTab');
    const store = createQuizStore(tx);
    const version = (await store.findVersion(attempt.versionId))!;
    const drawn = drawnQuestions(attempt.drawn, await askedQuestions(tx, version.questions, attempt.drawn));
    const byId = new Map(drawn.map(({ question }) => [question._id, question]));
    if (answers.some(({ questionId, answer }) => !byId.has(questionId) || !fits(byId.get(questionId)!, answer)))
      throw badRequest(quizTexts.answerUnfit);
    const isPractice = version.settings.mode === 'practice';
    const final = new Set(isPractice ? finalOf(await store.listAnswers(attempt.id)) : []);
    const changes = answers.flatMap((answer) => {
      if (final.has(answer.questionId)) return [];
      const isFinal = isPractice && answer.isFinal === true;
      if (isFinal) final.add(answer.questionId);
      return [{ ...answer, isFinal }];
    });
    await store.addAnswers(attempt.id, changes);
    return { drawn, settings: version.settings };
  };

  return {
    async getQuiz(ref: LectureRef, caller: Caller): Promise<Quiz> {
      const entitlement = await enter(ref, caller);
      if (entitlement === 'learner') await endOverdue(caller.id, ref);
      const store = createQuizStore(db);
      const version = await currentOf(store, ref.lectureId);
      const { settings, source } = version;
      const attempts = await store.listAttempts(caller.id, ref.lectureId);
      const results = await store.listResults(attempts.map(({ id }) => id));
      return {
        settings,
        ...sizeOf(version),
        attempts: attempts.map((row) => toSummary(row, results.get(row.id))),
        nextAt: nextAt(settings, attempts)?.toISOString() ?? null,
        attemptsLeft: attemptsLeft(settings, attempts.length),
        extraTimePercent:
          entitlement === 'learner' ? await createExtraTimeStore(db).findPercent(ref.courseId, caller.id) : 0,
        source: entitlement === 'staff' ? source : null,
      };
    },

    /** Goes on with the attempt that runs; the tab that asks saves to it from now on. Throws 409. */
    async startAttempt(ref: LectureRef, { tabId, attemptId }: StartRequest, caller: Caller): Promise<Attempt> {
      await enterAsLearner(ref, caller);
      await endOverdue(caller.id, ref);
      return db.transaction(async (tx) => {
        // Of two requests the second goes on with the first one's attempt; extra time given in this moment counts.
        if (!(await lockRecipient(tx, caller.id))) throw unauthorised();
        const store = createQuizStore(tx);
        const running = await store.lockRunning(caller.id, ref.lectureId);
        // The page that goes on with it did not know of its end.
        if (attemptId && running?.id !== attemptId) return view(tx, await lockOwn(tx, { ...ref, attemptId }, caller));
        const attempt = running ?? (await start(tx, { ...ref, userId: caller.id, tabId }));
        await store.changeAttempt(attempt.id, { tabId });
        return view(tx, attempt);
      });
    },

    async getAttempt(ref: AttemptRef, caller: Caller): Promise<Attempt> {
      await enterAsLearner(ref, caller);
      await endOverdue(caller.id, ref);
      return db.transaction(async (tx) => view(tx, await lockOwn(tx, ref, caller)));
    },

    /** Throws 409 when the attempt has ended, also by its time. */
    async saveAnswers(ref: AttemptRef, sent: SentAnswers, caller: Caller) {
      await enterAsLearner(ref, caller);
      await endOverdue(caller.id, ref);
      return db.transaction(async (tx) => {
        const attempt = await lockOwn(tx, ref, caller);
        if (attempt.endedAt) throw conflict(quizTexts.ended, 'AttemptEnded');
        const { drawn, settings } = await put(tx, attempt, sent);
        const answers = await createQuizStore(tx).listAnswers(attempt.id);
        return { judgements: finalJudgements(drawn, settings, answers), leftMs: leftMsOf(attempt) };
      });
    },

    /** A repeated submission gets the attempt as it ended. */
    async submitAttempt(
      ref: AttemptRef,
      sent: SentAnswers & { isTimeUp?: boolean | undefined },
      caller: Caller,
    ): Promise<Attempt> {
      await enterAsLearner(ref, caller);
      await endOverdue(caller.id, ref);
      const { attempt, isCompleted } = await db.transaction(async (tx) => {
        const store = createQuizStore(tx);
        await store.holdLecture(ref);
        const locked = await lockOwn(tx, ref, caller);
        if (!locked.endedAt) await put(tx, locked, sent);
        const goesOn = sent.isTimeUp === true && (leftMsOf(locked) ?? 0) > 0;
        const isDone = locked.endedAt !== null || (!goesOn && (await endAttempt(tx, locked)));
        // After the transaction the lecture may be deleted.
        return { attempt: await view(tx, locked), isCompleted: isDone };
      });
      if (isCompleted) await onCompleted(caller.id, ref.courseId);
      return attempt;
    },

    /** Stores nothing. Throws 403 and 404. */
    async tryQuiz(ref: LectureRef, answers: SavedAnswer[], caller: Caller): Promise<Attempt> {
      permittedCourse('lecture.change', await lectures.findCourse(ref.courseId), caller);
      watchable(await lectures.findLecture(ref.lectureId), { courseId: ref.courseId, entitlement: 'staff' });
      const version = await currentOf(createQuizStore(db), ref.lectureId);
      return tried(version, answers, await drawFromBank(db, ref.courseId, version.settings.draws, false));
    },
  };
}

interface Starting extends LectureRef {
  userId: string;
  tabId: string;
}

/** In a transaction. Throws 409. */
async function start(tx: Db, { userId, courseId, lectureId, tabId }: Starting): Promise<AttemptRow> {
  const store = createQuizStore(tx);
  const version = await store.findCurrent(lectureId);
  if (!version) throw missing();
  const { settings, questions, id: versionId } = version;
  const before = await store.listAttempts(userId, lectureId);
  if (attemptsLeft(settings, before.length) === 0) throw conflict(quizTexts.noneLeft, 'NoneLeft');
  if (nextAt(settings, before)) throw conflict(quizTexts.paused, 'Paused');
  const minutes = settings.timeLimitMinutes;
  const percent = await createExtraTimeStore(tx).findPercent(courseId, userId);
  const added = await store.addAttempt({
    userId,
    courseId,
    lectureId,
    versionId,
    tabId,
    number: before.length + 1,
    drawn: drawQuestions(
      questions.map(({ question }) => question),
      settings,
      await drawFull(tx, courseId, settings.draws),
    ),
    dueAt: minutes === null ? null : new Date(Date.now() + withExtraTime(minutes, percent) * 60_000),
  });
  // Another request has started it in this moment.
  const attempt = added ?? (await store.lockRunning(userId, lectureId));
  if (!attempt) throw conflict(quizTexts.ended, 'AttemptEnded');
  return attempt;
}

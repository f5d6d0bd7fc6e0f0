import { isDeepStrictEqual } from 'node:util';
import { paths } from '@vidya/contracts/texts/paths';
import type { Db } from '../../database/database.ts';
import { findRecipient } from '../../database/recipient.ts';
import { createEnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import { defineJob, type Jobs, type Try } from '../../jobs/jobs.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { mailOf } from '../../outside/mail/letter.ts';
import type { LectureRef } from '../lecture-parts.ts';
import { createLectureStore } from '../port/lecture.store.ts';
import { createWatchingStore, type ProgressRow } from '../watching/watching.store.ts';
import { askedQuestions, newestRevisions } from './bank/bank-rules.ts';
import { correctedQuestions } from './corrected.ts';
import { judgeAttempt, sumOf } from './end-attempt.ts';
import { type AttemptRow, createQuizStore, type ResultRow, type VersionRow } from './quiz.store.ts';

/** Judges the attempts of a quiz that have ended by its right answers of now. */
export const regradeAttempts = defineJob<LectureRef>('regrade-attempts');

interface RegradeParts {
  db: Db;
  jobs: Jobs;
  origin: string;
  /** A lecture of this course was completed. */
  onCompleted: (userId: string, courseId: string) => Promise<unknown>;
}

interface Regraded {
  attempt: AttemptRow;
  before: ResultRow;
  now: Pick<ResultRow, 'hundredths' | 'maxPoints' | 'isPassed'>;
}

const batchSize = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

const pointsText = (hundredths: number): string => String(hundredths / 100);

/**
 * Adds the result of an attempt by the right answers of the current version and of the bank; null if there is nothing to add. No question
 * earns less than before.
 */
export async function regrade(tx: Db, attemptId: string, current: VersionRow): Promise<Regraded | null> {
  const store = createQuizStore(tx);
  const attempt = await store.lockAttempt(attemptId);
  const before = attempt && (await store.listResults([attempt.id])).get(attempt.id);
  if (!before) return null;
  const bankRevisions = await newestRevisions(tx, attempt.drawn, before.bankRevisions);
  // Another run may have judged it, or the author has saved since this one began.
  if (before.versionId === current.id && isDeepStrictEqual(before.bankRevisions, bankRevisions)) return null;
  if ((await store.findCurrentId(attempt.lectureId)) !== current.id) return null;
  const { questions, settings } = (await store.findVersion(attempt.versionId))!;
  const drawn = correctedQuestions(
    attempt.drawn,
    await askedQuestions(tx, questions, attempt.drawn),
    await askedQuestions(tx, current.questions, attempt.drawn, bankRevisions),
  );
  const judged = judgeAttempt(drawn, settings, await store.listAnswers(attempt.id));
  const byQuestion = new Map([...judged].map(([id, one]) => [id, Math.max(one, before.byQuestion[id] ?? 0)]));
  const hundredths = sumOf(byQuestion);
  const { maxPoints } = before;
  const now = { hundredths, maxPoints, isPassed: before.isPassed || hundredths >= maxPoints * settings.passPercent };
  const cause = hundredths === before.hundredths ? before.cause : ('regraded' as const);
  const result = { ...now, cause, byQuestion: Object.fromEntries(byQuestion) };
  await store.addResult({ attemptId: attempt.id, versionId: current.id, bankRevisions, ...result });
  return { attempt, before, now };
}

/** What changed, to its learner. */
async function tell(tx: Db, { attempt, before, now }: Regraded, { jobs, origin }: RegradeParts): Promise<void> {
  const { userId, courseId, lectureId } = attempt;
  const isEnrolled = await createEnrolmentStore(tx).findEnrolment(userId, courseId);
  const learner = isEnrolled ? await findRecipient(tx, userId) : null;
  const lecture = await createLectureStore(tx).findLecture(lectureId);
  if (!learner || !lecture) return;
  const passed = now.isPassed && !before.isPassed ? ' You have passed.' : '';
  const mail = mailOf({
    to: learner.email,
    subject: `Your result in ‘${lecture.title}’ has changed`,
    name: learner.fullName,
    lines: [
      `The right answers of the quiz ‘${lecture.title}’ were corrected, and what you answered was judged by them.`,
      `You had ${pointsText(before.hundredths)} of ${before.maxPoints} points, and now have ${pointsText(now.hundredths)}.${passed}`,
    ],
    action: { label: 'See the quiz', address: origin + paths.viewLectures(courseId, lectureId) },
  });
  await jobs.send(tx, sendMail, mail);
}

/**
 * Each attempt gets one result of the version. A pass stays one; of a learner whose points grow in several attempts, one
 * mail of the run speaks.
 */
export function createRegrade(parts: RegradeParts) {
  const { db, onCompleted } = parts;
  const one = (current: VersionRow, ref: LectureRef & { id: string }, written: Set<string>) =>
    db.transaction(async (tx) => {
      await createQuizStore(tx).holdLecture(ref);
      const regraded = await regrade(tx, ref.id, current);
      if (!regraded) return false;
      const { attempt, before, now } = regraded;
      const { userId, courseId, lectureId } = attempt;
      if (now.hundredths !== before.hundredths && !written.has(userId)) {
        await tell(tx, regraded, parts);
        written.add(userId);
      }
      if (now.isPassed && !before.isPassed) {
        const complete = (row: ProgressRow) => ({ ...row, isCompleted: true });
        await createWatchingStore(tx).change({ userId, courseId, lectureId }, complete, attempt.endedAt!);
      }
      // A certificate may need an average.
      return now.isPassed && now.hundredths > before.hundredths;
    });
  return async ({ lectureId }: LectureRef, { signal }: Pick<Try, 'signal'>): Promise<void> => {
    const store = createQuizStore(db);
    const current = await store.findCurrent(lectureId);
    const written = new Set<string>();
    if (!current) return;
    let after = firstId;
    while (true) {
      // oxlint-disable-next-line no-await-in-loop
      const batch = await store.listOutdated(lectureId, current.id, { after, count: batchSize });
      for (const attempt of batch) {
        signal.throwIfAborted();
        // oxlint-disable-next-line no-await-in-loop
        if (await one(current, attempt, written)) await onCompleted(attempt.userId, attempt.courseId);
      }
      const last = batch.at(-1);
      if (!last) return;
      after = last.id;
    }
  };
}

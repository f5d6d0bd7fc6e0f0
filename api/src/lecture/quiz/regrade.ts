import { paths } from '@vidya/contracts/texts/paths';
import type { Db } from '../../database/database.ts';
import { findRecipient } from '../../database/recipient.ts';
import { defineJob, type Jobs, type Try } from '../../jobs/jobs.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { mailOf } from '../../outside/mail/letter.ts';
import type { LectureRef } from '../lecture-parts.ts';
import { createLectureStore } from '../port/lecture.store.ts';
import { createWatchingStore } from '../watching/watching.store.ts';
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

const pointsText = (hundredths: number): string => String(hundredths / 100);

/** Adds the result of an attempt by the right answers of a later version; null if one of it is there. */
async function regrade(tx: Db, attemptId: string, current: VersionRow): Promise<Regraded | null> {
  const store = createQuizStore(tx);
  const attempt = await store.lockAttempt(attemptId);
  const before = attempt && (await store.listResults([attempt.id])).get(attempt.id);
  if (!before || before.versionId === current.id) return null;
  const { questions, settings } = (await store.findVersion(attempt.versionId))!;
  const drawn = correctedQuestions(attempt.drawn, questions, current.questions);
  const byQuestion = judgeAttempt(drawn, settings, await store.listAnswers(attempt.id));
  const hundredths = sumOf(byQuestion);
  const { maxPoints } = before;
  const now = { hundredths, maxPoints, isPassed: before.isPassed || hundredths >= maxPoints * settings.passPercent };
  const result = { ...now, cause: 'regraded' as const, byQuestion: Object.fromEntries(byQuestion) };
  await store.addResult({ attemptId: attempt.id, versionId: current.id, ...result });
  return { attempt, before, now };
}

/** What changed, to its learner. */
async function tell(tx: Db, { attempt, before, now }: Regraded, { jobs, origin }: RegradeParts): Promise<void> {
  const { userId, courseId, lectureId, number } = attempt;
  const learner = await findRecipient(tx, userId);
  const lecture = await createLectureStore(tx).findLecture(lectureId);
  if (!learner || !lecture) return;
  const passed = now.isPassed && !before.isPassed ? ' You have passed.' : '';
  const mail = mailOf({
    to: learner.email,
    subject: `Your result in ‘${lecture.title}’ has changed`,
    name: learner.fullName,
    lines: [
      `The right answers of the quiz ‘${lecture.title}’ were corrected, and your attempt ${number} was judged by them.`,
      `You had ${pointsText(before.hundredths)} of ${before.maxPoints} points, and now have ${pointsText(now.hundredths)}.${passed}`,
    ],
    action: { label: 'See the quiz', address: origin + paths.viewLectures(courseId, lectureId) },
  });
  await jobs.send(tx, sendMail, mail);
}

/** Each attempt gets one result of the version; a pass stays one, and only those whose result changed get a mail. */
export function createRegrade(parts: RegradeParts) {
  const { db, onCompleted } = parts;
  const one = (current: VersionRow, ref: LectureRef & { id: string }) =>
    db.transaction(async (tx) => {
      await createQuizStore(tx).holdLecture(ref);
      const regraded = await regrade(tx, ref.id, current);
      if (!regraded) return false;
      const { attempt, before, now } = regraded;
      if (now.hundredths !== before.hundredths) await tell(tx, regraded, parts);
      if (!now.isPassed || before.isPassed) return false;
      const { userId, courseId, lectureId } = attempt;
      await createWatchingStore(tx).change({ userId, courseId, lectureId }, (row) => ({ ...row, isCompleted: true }));
      return true;
    });
  return async ({ lectureId }: LectureRef, { signal }: Pick<Try, 'signal'>): Promise<void> => {
    const store = createQuizStore(db);
    const current = await store.findCurrent(lectureId);
    if (!current) return;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const batch = await store.listOutdated(lectureId, current.id, batchSize);
      for (const attempt of batch) {
        signal.throwIfAborted();
        // oxlint-disable-next-line no-await-in-loop
        if (await one(current, attempt)) await onCompleted(attempt.userId, attempt.courseId);
      }
      if (batch.length < batchSize) return;
    }
  };
}

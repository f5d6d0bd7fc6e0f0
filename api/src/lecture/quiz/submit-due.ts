import type { Db } from '../../database/database.ts';
import { defineJob, type Try } from '../../jobs/jobs.ts';
import { endAttempt, graceMs, isOver } from './end-attempt.ts';
import { createQuizStore } from './quiz.store.ts';

/** Runs every minute: attempts whose learner is gone end too. */
export const submitDue = defineJob<Record<string, never>>('submit-due');

const batchSize = 100;

/** Ends the attempts whose time is up, each once. */
export const createSubmitDue =
  (db: Db, onCompleted: (userId: string, courseId: string) => Promise<unknown>) =>
  async (_: object, { signal }: Pick<Try, 'signal'>): Promise<void> => {
    for (;;) {
      const due = await createQuizStore(db).listDue(new Date(Date.now() - graceMs), batchSize);
      for (const id of due) {
        signal.throwIfAborted();
        const ended = await db.transaction(async (tx) => {
          const attempt = await createQuizStore(tx).lockAttempt(id);
          return attempt && isOver(attempt) && (await endAttempt(tx, attempt, 'timeUp')) ? attempt : null;
        });
        if (ended) await onCompleted(ended.userId, ended.courseId);
      }
      if (due.length < batchSize) return;
    }
  };

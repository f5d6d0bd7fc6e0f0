import type { Db } from '../../database/database.ts';
import { defineJob, type Try } from '../../jobs/jobs.ts';
import { endDue, graceMs } from './end-attempt.ts';
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
      const errors: unknown[] = [];
      for (const attempt of due) {
        signal.throwIfAborted();
        // One that can not be ended keeps none of the others waiting.
        await endDue(db, attempt)
          .then((isCompleted) => isCompleted && onCompleted(attempt.userId, attempt.courseId))
          .catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0) throw errors[0];
      if (due.length < batchSize) return;
    }
  };

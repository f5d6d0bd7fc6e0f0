import type { ExtraTime } from '@vidya/contracts/calls/quiz';
import { extraTimeProblems } from '@vidya/contracts/rules/quiz/extra-time';
import { emailKey } from '@vidya/contracts/rules/text/email-address';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { addAuditEntry } from '../../../audit/port/audit.store.ts';
import type { Db } from '../../../database/database.ts';
import { lockRecipient } from '../../../database/recipient.ts';
import type { Caller } from '../../../http/access/session.ts';
import { badRequest, refuse } from '../../../http/errors.ts';
import { shownEmail } from '../../../outside/mail/shown-email.ts';
import { isOpen } from '../../../policy/enrolment-state.ts';
import { permittedCourse } from '../../../policy/may.ts';
import type { LectureParts } from '../../lecture-parts.ts';
import { graceMs } from '../end-attempt.ts';
import { createExtraTimeStore } from './extra-time.store.ts';

interface Change {
  courseId: string;
  userId: string;
  /** Null removes it. */
  percent: number | null;
}

export type ExtraTimes = ReturnType<typeof createExtraTimes>;

/** Extra time of single learners for all timed quizzes of a course. */
export function createExtraTimes({ db, store: lectures }: Pick<LectureParts, 'db' | 'store'>) {
  /** Throws 404, 403 and 409. */
  const enter = async (courseId: string, caller: Caller) =>
    permittedCourse('course.change', await lectures.findCourse(courseId), caller);
  const list = async (at: Db, courseId: string): Promise<ExtraTime[]> =>
    (await createExtraTimeStore(at).list(courseId)).map((row) => ({ ...row, email: shownEmail(row.email) }));
  const record = (tx: Db, { courseId, userId, percent }: Change, by: { course: string; actorId: string }) =>
    addAuditEntry(tx, {
      actorId: by.actorId,
      action: 'extraTime.changed',
      subject: { kind: 'user', id: userId },
      details: { course: by.course, courseId, percent },
    });
  return {
    async listExtraTime(courseId: string, caller: Caller): Promise<ExtraTime[]> {
      await enter(courseId, caller);
      return list(db, courseId);
    },

    /** Throws 400 for an invalid form, and for an address that is of no learner of the course. */
    async giveExtraTime(
      courseId: string,
      form: { email: string; percent: number },
      caller: Caller,
    ): Promise<ExtraTime[]> {
      const { title: course } = await enter(courseId, caller);
      refuse(extraTimeProblems(form));
      const learner = await createExtraTimeStore(db).findLearner(courseId, emailKey(form.email));
      if (!isOpen(learner)) throw badRequest(quizTexts.noLearner, 'ValidationError');
      const change = { courseId, userId: learner.userId, percent: form.percent };
      return db.transaction(async (tx) => {
        const store = createExtraTimeStore(tx);
        // An attempt that begins in this moment has it: its start waits for this lock, or its row is here.
        if (!(await lockRecipient(tx, change.userId))) throw badRequest(quizTexts.noLearner, 'ValidationError');
        await store.save(change);
        await store.extendRunning(change, new Date(Date.now() - graceMs));
        await record(tx, change, { course, actorId: caller.id });
        return list(tx, courseId);
      });
    },

    async removeExtraTime(courseId: string, userId: string, caller: Caller): Promise<ExtraTime[]> {
      const { title: course } = await enter(courseId, caller);
      return db.transaction(async (tx) => {
        const removed = await createExtraTimeStore(tx).remove(courseId, userId);
        if (removed) await record(tx, { courseId, userId, percent: null }, { course, actorId: caller.id });
        return list(tx, courseId);
      });
    },
  };
}

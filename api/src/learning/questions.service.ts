import type { LectureAnswer, LectureQuestion } from '@vidya/contracts/calls/learning';
import { bodyProblems } from '@vidya/contracts/rules/course/learning-texts';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { auditOnBehalf } from '../audit/port/on-behalf.ts';
import type { Db } from '../database/database.ts';
import { lockRecipient } from '../database/recipient.ts';
import type { Caller } from '../http/access/session.ts';
import { conflict, forbidden, notFound, refuse, unauthorised } from '../http/errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { sendMail } from '../jobs/send-mail.ts';
import type { MailMessage } from '../outside/mail/mail.ts';
import { may } from '../policy/may.ts';
import { type Taught, teaches } from '../policy/relations.ts';
import type { Entered, EnterLecture, Place } from './lecture-entry.ts';
import { answerMail, questionMail } from './question-mails.ts';
import type { AnswerRow, QuestionRow, QuestionsStore, Reachable } from './questions.store.ts';

type QuestionPlace = Place & { questionId: string };

/** The text, its writer, and the site's origin for the link in the mail. */
interface Writing {
  body: string;
  caller: Caller;
  origin: string;
}

const missing = () => notFound(apiMessages.learning.questionMissing);

/** Who taught the course when they answered may no longer do so: only administrators never did. */
function toAnswer({ id, userId, role, fullName, body, createdAt }: AnswerRow, course: Taught): LectureAnswer {
  const isInstructor = role !== 'ADMIN' || teaches({ id: userId, role }, course);
  const isOther = isInstructor && userId !== course.instructorId;
  return {
    _id: id,
    by: isInstructor ? 'instructor' : 'admin',
    ...(isOther && { name: fullName }),
    body,
    answeredAt: createdAt.toISOString(),
  };
}

function toQuestion(row: QuestionRow, answers: AnswerRow[], { course }: Entered, caller: Caller): LectureQuestion {
  const isOwn = row.userId === caller.id;
  return {
    _id: row.id,
    body: row.body,
    askedAt: row.createdAt.toISOString(),
    isOwn,
    canDelete:
      may('question.delete', caller, { ...row, course }) &&
      (answers.length === 0 || may('question.deleteAnswered', caller, course)),
    answers: answers.map((answer) => toAnswer(answer, course)),
  };
}

/** Audits an administrator's action in another person's course: records the lecture, never the text. */
const trace = (
  tx: Db,
  { entered: { course, lecture }, caller }: { entered: Entered; caller: Caller },
  action: 'question.answered' | 'question.deleted',
  id: string,
): Promise<void> => {
  const details = { lecture: lecture.title };
  return auditOnBehalf(tx, { caller, course }, { action, subject: { kind: 'question', id }, details });
};

export function createQuestions({ store, enter, jobs }: { store: QuestionsStore; enter: EnterLecture; jobs: Jobs }) {
  const tell = async (tx: Db, to: Reachable | null, mail: (to: Reachable) => MailMessage) => {
    if (to) await jobs.send(tx, sendMail, mail(to));
  };
  return {
    async listQuestions(place: Place, caller: Caller, after?: string) {
      const entered = await enter(place, caller);
      const rows = await store.listQuestions(place.lectureId, after);
      const answers = Map.groupBy(await store.listAnswers(rows.map(({ id }) => id)), ({ questionId }) => questionId);
      return {
        data: rows.map((row) => toQuestion(row, answers.get(row.id) ?? [], entered, caller)),
        total: await store.countQuestions(place.lectureId),
      };
    },
    /** For learners. One transaction stores the question and queues the mails to those who teach the course. */
    async askQuestion(place: Place, { body, caller, origin }: Writing) {
      const entered = await enter(place, caller);
      if (!may('question.ask', caller, entered.course)) throw forbidden();
      refuse(bodyProblems('question', body));
      return store.transaction(async (at, tx) => {
        if (!(await lockRecipient(tx, caller.id))) throw unauthorised();
        const row = await at.addQuestion({ userId: caller.id, lectureId: place.lectureId, body });
        const subject = { ...entered, question: body, origin };
        const { instructorId, coInstructors } = entered.course;
        // oxlint-disable-next-line no-await-in-loop
        for (const to of await at.listTeachers([instructorId, ...coInstructors.map(({ id }) => id)]))
          await tell(tx, to, (who) => questionMail(who, subject));
        return toQuestion(row, [], entered, caller);
      });
    },
    /** For staff. One transaction stores the answer and queues the mail to the person who asked. */
    async answerQuestion({ questionId, ...place }: QuestionPlace, { body, caller, origin }: Writing) {
      const entered = await enter(place, caller);
      if (!may('question.answer', caller, entered.course)) throw forbidden();
      refuse(bodyProblems('answer', body));
      return store.transaction(async (at, tx) => {
        if (!(await lockRecipient(tx, caller.id))) throw unauthorised();
        const row = await at.lockQuestion(place.lectureId, questionId);
        if (!row) throw missing();
        await at.addAnswer({ userId: caller.id, questionId, body });
        await trace(tx, { entered, caller }, 'question.answered', questionId);
        const subject = { ...entered, question: row.body, origin };
        await tell(tx, await at.findReachable(row.userId), (to) => answerMail(to, subject, body));
        return toQuestion(row, await at.listAnswers([questionId]), entered, caller);
      });
    },
    async deleteQuestion({ questionId, ...place }: QuestionPlace, caller: Caller): Promise<void> {
      const entered = await enter(place, caller);
      await store.transaction(async (at, tx) => {
        const row = await at.lockQuestion(place.lectureId, questionId);
        if (!row) throw missing();
        const { isOwn, canDelete } = toQuestion(row, await at.listAnswers([questionId]), entered, caller);
        if (!canDelete) throw isOwn ? conflict(apiMessages.learning.questionAnswered) : forbidden();
        await at.deleteQuestion(questionId);
        if (!isOwn) await trace(tx, { entered, caller }, 'question.deleted', questionId);
      });
    },
  };
}

export type Questions = ReturnType<typeof createQuestions>;

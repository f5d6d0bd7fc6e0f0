import { bodyProblems, type LectureQuestion } from '@vidya/contracts/calls/learning';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { auditOnBehalf } from '../audit/port/on-behalf.ts';
import type { Db } from '../database/database.ts';
import { conflict, forbidden, notFound, refuse } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { sendMail } from '../jobs/send-mail.ts';
import type { MailMessage } from '../outside/mail/mail.ts';
import { may } from '../policy/may.ts';
import type { Entered, EnterLecture, Place } from './lecture-entry.ts';
import { answerMail, questionMail } from './question-mails.ts';
import type { AnswerRow, QuestionRow, QuestionsStore, Reachable } from './questions.store.ts';

/** One question at one lecture. */
interface QuestionPlace extends Place {
  questionId: string;
}

/** The text, its writer, and the site's origin for the link in the mail. */
interface Writing {
  body: string;
  caller: Caller;
  origin: string;
}

export interface Questions {
  listQuestions(place: Place, caller: Caller, after?: string): Promise<{ questions: LectureQuestion[]; total: number }>;
  /** For learners. One transaction stores the question and queues the mail to the instructor. */
  askQuestion(place: Place, writing: Writing): Promise<LectureQuestion>;
  /** For staff. One transaction stores the answer and queues the mail to the person who asked. */
  answerQuestion(place: QuestionPlace, writing: Writing): Promise<LectureQuestion>;
  deleteQuestion(place: QuestionPlace, caller: Caller): Promise<void>;
}

interface QuestionsDependencies {
  store: QuestionsStore;
  enter: EnterLecture;
  jobs: Jobs;
}

const missing = () => notFound(apiMessages.learning.questionMissing);

function toQuestion(row: QuestionRow, answers: AnswerRow[], { course }: Entered, caller: Caller) {
  const isOwn = row.userId === caller.id;
  return {
    _id: row.id,
    body: row.body,
    askedAt: row.createdAt.toISOString(),
    isOwn,
    canDelete:
      may('question.delete', caller, { ...row, course }) &&
      (answers.length === 0 || may('question.deleteAnswered', caller, course)),
    answers: answers.map(({ id, userId, body, createdAt }) => ({
      _id: id,
      by: userId === course.instructorId ? ('instructor' as const) : ('admin' as const),
      body,
      answeredAt: createdAt.toISOString(),
    })),
  };
}

const subjectOf = ({ course, lecture }: Entered, question: string, origin: string) => ({
  courseId: course.id,
  lectureId: lecture.id,
  lectureTitle: lecture.title,
  courseTitle: course.title,
  question,
  origin,
});

/** Audits an administrator's action in somebody else's course: records the lecture, never the text. */
const trace = (
  tx: Db,
  { entered: { course, lecture }, caller }: { entered: Entered; caller: Caller },
  action: 'question.answered' | 'question.deleted',
  id: string,
): Promise<void> =>
  auditOnBehalf(
    tx,
    { caller, course },
    { action, subject: { kind: 'question', id }, details: { lecture: lecture.title } },
  );

export function createQuestions({ store, enter, jobs }: QuestionsDependencies): Questions {
  const tell = async (tx: Db, to: Reachable | null, mail: (to: Reachable) => MailMessage) => {
    if (to) await jobs.send(tx, sendMail, mail(to));
  };
  return {
    async listQuestions(place, caller, after) {
      const entered = await enter(place, caller);
      const rows = await store.listQuestions(place.lectureId, after);
      const answers = Map.groupBy(await store.listAnswers(rows.map(({ id }) => id)), ({ questionId }) => questionId);
      return {
        questions: rows.map((row) => toQuestion(row, answers.get(row.id) ?? [], entered, caller)),
        total: await store.countQuestions(place.lectureId),
      };
    },
    async askQuestion(place, { body, caller, origin }) {
      const entered = await enter(place, caller);
      if (!may('question.ask', caller, entered.course)) throw forbidden();
      refuse(bodyProblems('question', body));
      return store.transaction(async (at, tx) => {
        const row = await at.addQuestion({ userId: caller.id, lectureId: place.lectureId, body });
        const subject = subjectOf(entered, body, origin);
        await tell(tx, await at.findTeacher(entered.course.instructorId), (to) => questionMail(to, subject));
        return toQuestion(row, [], entered, caller);
      });
    },
    async answerQuestion({ questionId, ...place }, { body, caller, origin }) {
      const entered = await enter(place, caller);
      if (!may('question.answer', caller, entered.course)) throw forbidden();
      refuse(bodyProblems('answer', body));
      return store.transaction(async (at, tx) => {
        const row = await at.lockQuestion(place.lectureId, questionId);
        if (!row) throw missing();
        await at.addAnswer({ userId: caller.id, questionId, body });
        await trace(tx, { entered, caller }, 'question.answered', questionId);
        const subject = subjectOf(entered, row.body, origin);
        await tell(tx, await at.findReachable(row.userId), (to) => answerMail(to, subject, body));
        return toQuestion(row, await at.listAnswers([questionId]), entered, caller);
      });
    },
    async deleteQuestion({ questionId, ...place }, caller) {
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

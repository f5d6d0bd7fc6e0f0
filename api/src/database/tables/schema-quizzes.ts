import type { AnswerBody } from '@vidya/contracts/calls/quiz';
import type { Question } from '@vidya/contracts/rules/quiz/question';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cascading, createdAt, id, moment, reference, timestamps } from './schema-columns.ts';
import { courses } from './schema-courses.ts';
import { lectures } from './schema-lectures.ts';
import { users } from './schema-people.ts';

/** A question's texts as sanitized HTML; '' for what it has not. */
export interface QuestionHtml {
  text: string;
  explanation: string;
  /** Of each choice, item or left side; the parts around gaps. */
  entries: string[];
  /** Of each right side. */
  rights: string[];
  /** Of each choice; of true or false one. */
  comments: string[];
}

export interface RenderedQuestion {
  question: Question;
  html: QuestionHtml;
}

/** A question as an attempt drew it: its entries in the order in which the learner sees them. */
export interface DrawnQuestion {
  questionId: string;
  order: number[];
  /** Of a question from the bank: which state of it, and what it is worth. */
  bank?: { revision: number; points: number };
}

/** The questions and settings of a lecture of kind 'quiz' after a save. Never changes: attempts end on what they began. */
export const quizVersions = pgTable(
  'quiz_versions',
  {
    id: id(),
    lectureId: cascading('lecture_id', () => lectures.id),
    /** Counts from 1 within the lecture. */
    number: integer('number').notNull(),
    /** The questions in the text form, as their author wrote them. */
    source: text('source').notNull(),
    settings: jsonb('settings').$type<QuizSettings>().notNull(),
    questions: jsonb('questions').$type<RenderedQuestion[]>().notNull(),
    maxPoints: integer('max_points').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('quiz_versions_number_unique').on(table.lectureId, table.number)],
);

/** A question of a course's bank, as new attempts draw it. Its states are in `bank_question_revisions`. */
export const bankQuestions = pgTable(
  'bank_questions',
  {
    id: id(),
    courseId: cascading('course_id', () => courses.id),
    /** In the order of being added. */
    number: integer('number').generatedAlwaysAsIdentity(),
    /** In the text form, as its author wrote it. */
    source: text('source').notNull(),
    type: text('type').$type<Question['type']>().notNull(),
    tags: text('tags').array().notNull(),
    points: integer('points').notNull(),
    /** Sanitized HTML. */
    text: text('text').notNull(),
    /** Counts its changes, from 1. */
    revision: integer('revision').notNull().default(1),
    ...timestamps(),
  },
  (table) => [index('bank_questions_course').on(table.courseId, table.number)],
);

/** A state of a question of a bank. Never changes: attempts end on what they drew, also when the question is deleted. */
export const bankQuestionRevisions = pgTable(
  'bank_question_revisions',
  {
    questionId: uuid('question_id').notNull(),
    revision: integer('revision').notNull(),
    courseId: cascading('course_id', () => courses.id),
    question: jsonb('question').$type<Question>().notNull(),
    html: jsonb('html').$type<QuestionHtml>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'bank_question_revisions_pk', columns: [table.questionId, table.revision] }),
    index('bank_question_revisions_course').on(table.courseId),
  ],
);

/** The last import into a course's bank. It runs while `done` is below `total`. */
export const bankImports = pgTable('bank_imports', {
  courseId: cascading('course_id', () => courses.id).primaryKey(),
  fileName: text('file_name').notNull(),
  /** Each a question in the text form; [] once all are done. */
  sources: jsonb('sources').$type<string[]>().notNull(),
  total: integer('total').notNull(),
  done: integer('done').notNull().default(0),
  refused: jsonb('refused').$type<{ item: string; reason: string }[]>().notNull(),
  refusedCount: integer('refused_count').notNull(),
  ...timestamps(),
});

/** A learner's attempt at a quiz. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    userId: cascading('user_id', () => users.id),
    courseId: cascading('course_id', () => courses.id),
    lectureId: cascading('lecture_id', () => lectures.id),
    versionId: reference('version_id', () => quizVersions.id),
    /** Counts from 1 within the learner's attempts at this quiz. */
    number: integer('number').notNull(),
    drawn: jsonb('drawn').$type<DrawnQuestion[]>().notNull(),
    /** The tab that saves to it: the last one that opened it. */
    tabId: text('tab_id').notNull(),
    /** When its time is up; null without a limit. */
    dueAt: moment('due_at'),
    /** Null while it runs. */
    endedAt: moment('ended_at'),
    ...timestamps(),
  },
  (table) => [
    unique('quiz_attempts_number_unique').on(table.userId, table.lectureId, table.number),
    uniqueIndex('quiz_attempts_running').on(table.userId, table.lectureId).where(sql`${table.endedAt} is null`),
    index('quiz_attempts_due').on(table.dueAt).where(sql`${table.endedAt} is null and ${table.dueAt} is not null`),
    index('quiz_attempts_ended').on(table.endedAt).where(sql`${table.endedAt} is not null`),
    index('quiz_attempts_course').on(table.courseId),
    index('quiz_attempts_lecture').on(table.lectureId),
    index('quiz_attempts_version').on(table.versionId),
  ],
);

/** Extra time of a learner for all timed quizzes of a course. */
export const quizExtraTimes = pgTable(
  'quiz_extra_times',
  {
    userId: cascading('user_id', () => users.id),
    courseId: cascading('course_id', () => courses.id),
    /** Of the time limit, 1 to 300. */
    percent: integer('percent').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ name: 'quiz_extra_times_pk', columns: [table.userId, table.courseId] }),
    index('quiz_extra_times_course').on(table.courseId),
  ],
);

/** An answer as it arrived: of a question the highest sequence counts, and the first final one for good. */
export const quizAnswers = pgTable(
  'quiz_answers',
  {
    id: id(),
    attemptId: cascading('attempt_id', () => quizAttempts.id),
    questionId: uuid('question_id').notNull(),
    sequence: integer('sequence').notNull(),
    answer: jsonb('answer').$type<AnswerBody>().notNull(),
    /** Of a practice quiz: the learner asked for its judgement. */
    isFinal: boolean('is_final').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [unique('quiz_answers_once').on(table.attemptId, table.questionId, table.sequence)],
);

export type ResultCause = 'submitted' | 'timeUp' | 'regraded';

/** What an attempt earned. Rows are only added: the newest counts. */
export const quizResults = pgTable(
  'quiz_results',
  {
    id: id(),
    attemptId: cascading('attempt_id', () => quizAttempts.id),
    cause: text('cause').$type<ResultCause>().notNull(),
    /** The version whose right answers judged it; null for that of the attempt. */
    versionId: uuid('version_id'),
    /** The states of questions of the bank that judged it, by the question's id; null for those that were drawn. */
    bankRevisions: jsonb('bank_revisions').$type<Record<string, number>>(),
    /** In hundredths of a point. */
    hundredths: integer('hundredths').notNull(),
    maxPoints: integer('max_points').notNull(),
    isPassed: boolean('is_passed').notNull(),
    /** Hundredths of a point by the question's id. */
    byQuestion: jsonb('by_question').$type<Record<string, number>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('quiz_results_attempt').on(table.attemptId, table.createdAt)],
);

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

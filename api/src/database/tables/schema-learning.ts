import type { CertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cascading, createdAt, id, type Named, timestamps } from './schema-columns.ts';
import { courses } from './schema-courses.ts';
import { lectures } from './schema-lectures.ts';
import { users } from './schema-people.ts';

const owner = () => cascading('user_id', () => users.id);
const lecture = () => cascading('lecture_id', () => lectures.id);

/** A learner's private note at a moment of a lecture. */
export const lectureNotes = pgTable(
  'lecture_notes',
  {
    id: id(),
    userId: owner(),
    lectureId: lecture(),
    /** Position in the video, in seconds. */
    atSeconds: integer('at_seconds').notNull().default(0),
    body: text('body').notNull(),
    ...timestamps(),
  },
  (table) => [
    index('lecture_notes_user_lecture').on(table.userId, table.lectureId, table.atSeconds),
    index('lecture_notes_lecture').on(table.lectureId),
  ],
);

/** A learner's question below a lecture; everybody who may watch the lecture can read it. */
export const lectureQuestions = pgTable(
  'lecture_questions',
  {
    id: id(),
    userId: owner(),
    lectureId: lecture(),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('lecture_questions_lecture').on(table.lectureId, table.createdAt),
    index('lecture_questions_user').on(table.userId),
  ],
);

export const lectureAnswers = pgTable(
  'lecture_answers',
  {
    id: id(),
    userId: owner(),
    questionId: cascading('question_id', () => lectureQuestions.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('lecture_answers_question').on(table.questionId, table.createdAt),
    index('lecture_answers_user').on(table.userId),
  ],
);

/** What the certificate of a course needs. Rows are only added: the newest holds for those who begin from then on. */
export const certificateRules = pgTable(
  'certificate_rules',
  {
    id: id(),
    courseId: cascading('course_id', () => courses.id),
    rules: jsonb('rules').$type<CertificateRules>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('certificate_rules_course').on(table.courseId, table.createdAt)],
);

/** Who finished which course. Titles and names are copies, so that a certificate outlives later changes. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    userId: owner(),
    courseId: cascading('course_id', () => courses.id),
    /** Printed on the certificate and typed in to verify it; random. */
    code: text('code').notNull(),
    learnerName: text('learner_name').notNull(),
    courseTitle: text('course_title').notNull(),
    instructorName: text('instructor_name').notNull(),
    /** The others who taught the course when it was issued. */
    coInstructors: jsonb('co_instructors').$type<Named[]>().notNull().default([]),
    /** In percent of the points of its quizzes; null where the author shows none. */
    mark: integer('mark'),
    /** False where the course's rules asked for a part of its lectures, and a part was completed. */
    isWhole: boolean('is_whole').notNull().default(true),
    /** Its bit in the lists that say which badges are revoked (certificate/badge/status-list.ts). */
    statusIndex: integer('status_index').notNull().generatedByDefaultAsIdentity(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('certificates_code_unique').on(table.code),
    uniqueIndex('certificates_user_course_unique').on(table.userId, table.courseId),
    index('certificates_course').on(table.courseId),
    index('certificates_status').on(table.statusIndex),
  ],
);

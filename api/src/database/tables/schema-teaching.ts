import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cascading, createdAt, id, moment } from './schema-columns.ts';
import { courses } from './schema-courses.ts';
import { users } from './schema-people.ts';

/** Who teaches a course beside its owner. `courses.co_instructors` is a copy with their names. */
export const courseInstructors = pgTable(
  'course_instructors',
  {
    courseId: cascading('course_id', () => courses.id),
    userId: cascading('user_id', () => users.id),
    since: moment('since').notNull().defaultNow(),
    /** The order in which the course names them, from 1. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ name: 'course_instructors_pk', columns: [table.courseId, table.userId] }),
    index('course_instructors_user').on(table.userId),
  ],
);

/** Open until it is accepted, withdrawn or expired. The token in the mail is stored hashed (SHA-256, hex). */
export const instructorInvitations = pgTable(
  'instructor_invitations',
  {
    id: id(),
    courseId: cascading('course_id', () => courses.id),
    /** In the form of `users.email`. */
    email: text('email').notNull(),
    invitedBy: cascading('invited_by', () => users.id),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('instructor_invitations_token_unique').on(table.tokenHash),
    uniqueIndex('instructor_invitations_open_unique')
      .on(table.courseId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
    index('instructor_invitations_email').on(table.email),
    index('instructor_invitations_inviter').on(table.invitedBy),
    index('instructor_invitations_expires').on(table.expiresAt),
  ],
);

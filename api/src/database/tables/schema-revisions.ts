import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { cascading, id, moment } from './schema-columns.ts';
import { courses } from './schema-courses.ts';
import { lectures } from './schema-lectures.ts';
import { users } from './schema-people.ts';

/** The texts of a course or a lecture after one save; the last `limits.revisionsOfEach` of each stay. */
export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    courseId: cascading('course_id', () => courses.id),
    /** Null for the course itself. */
    lectureId: uuid('lecture_id').references(() => lectures.id, { onDelete: 'cascade' }),
    /** Counts from 1 within the course's or the lecture's own. */
    number: integer('number').notNull(),
    /** By the names of the form's fields; up to 100,000 characters each. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** Null for texts that no save of a form brought; the name is the account's. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    unique('revisions_number_unique').on(table.courseId, table.lectureId, table.number).nullsNotDistinct(),
    index('revisions_lecture').on(table.lectureId).where(sql`${table.lectureId} is not null`),
    index('revisions_saved_by').on(table.savedBy, table.savedAt).where(sql`${table.savedBy} is not null`),
  ],
);

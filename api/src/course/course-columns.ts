import { sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { pick } from '../database/database.ts';
import { courses } from '../database/tables/schema-courses.ts';

/**
 * The lectures of a course that learners see: both their number and their total length use this rule. Names are written
 * out, because drizzle omits the table name in a select from one table.
 */
const countedLectures = sql`from lectures where lectures.course_id = courses.id and lectures.is_visible`;

/** The columns of a course card. Only for selects directly from `courses`: the subqueries name that table. */
export const courseColumns = {
  ...pick(courses, 'id', 'title', 'subtitle', 'thumbnail', 'thumbnailSmall', 'category', 'price', 'discount'),
  ...pick(courses, 'level', 'language', 'instructorId', 'instructorName', 'coInstructors', 'rating', 'ratingCount'),
  ...pick(courses, 'status', 'createdAt', 'updatedAt'),
  noOfLectures: sql<number>`(select count(*)::int ${countedLectures})`,
  durationSeconds: sql<number>`(select coalesce(sum(lectures.duration_seconds), 0)::int ${countedLectures})`,
};

/** A row of `courseColumns`. */
export type CourseRow = SelectResultFields<typeof courseColumns>;

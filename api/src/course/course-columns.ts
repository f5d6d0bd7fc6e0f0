import { sql } from 'drizzle-orm';
import { courses } from '../database/schema-courses.ts';

/**
 * The lectures of a course that learners see: both their number and their total length use this rule. Names are written
 * out, because drizzle omits the table name in a select from one table.
 */
const countedLectures = sql`from lectures where lectures.course_id = courses.id and lectures.is_visible`;

/** The columns of a course card. Only for selects directly from `courses`: the subqueries name that table. */
export const courseColumns = {
  id: courses.id,
  title: courses.title,
  thumbnail: courses.thumbnail,
  thumbnailSmall: courses.thumbnailSmall,
  category: courses.category,
  price: courses.price,
  discount: courses.discount,
  level: courses.level,
  language: courses.language,
  instructorId: courses.instructorId,
  instructorName: courses.instructorName,
  rating: courses.rating,
  ratingCount: courses.ratingCount,
  status: courses.status,
  createdAt: courses.createdAt,
  updatedAt: courses.updatedAt,
  noOfLectures: sql<number>`(select count(*)::int ${countedLectures})`,
  durationSeconds: sql<number>`(select coalesce(sum(lectures.duration_seconds), 0)::int ${countedLectures})`,
};

type Course = typeof courses.$inferSelect;

/** A row of `courseColumns`. */
export type CourseRow = Pick<Course, Exclude<keyof typeof courseColumns, 'noOfLectures' | 'durationSeconds'>> & {
  noOfLectures: number;
  durationSeconds: number;
};

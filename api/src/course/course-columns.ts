import { sql } from 'drizzle-orm';
import { courses } from '../database/schema-courses.ts';

/**
 * The lectures of a course that learners see: how many there are and how long they are together follow one rule. Spelled out,
 * because drizzle leaves the table away in a select from one table.
 */
const countedLectures = sql`from lectures where lectures.course_id = courses.id and lectures.is_visible`;

/** What a card needs of a course. Only for selects straight from `courses`: the count names that table. */
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

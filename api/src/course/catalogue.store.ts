import { and, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses, ratings } from '../database/schema-courses.ts';
import { users } from '../database/schema-people.ts';
import { type CatalogueQuery, catalogueFilter, catalogueOrder } from './catalogue-filter.ts';
import { courseColumns, type CourseRow } from './course-columns.ts';

export interface PageOfCourses {
  limit: number;
  offset: number;
}

export interface CatalogueStore {
  listPublished(query: CatalogueQuery, page: PageOfCourses): Promise<CourseRow[]>;
  countPublished(query: CatalogueQuery): Promise<number>;
  listByInstructor(instructorId: string): Promise<CourseRow[]>;
  /** Names of instructors with published courses that contain the text. */
  findInstructors(text: string, limit: number): Promise<string[]>;
  /** One person's ratings of these courses, by course. */
  ratingsBy(userId: string, courseIds: string[]): Promise<Map<string, number>>;
}

/** Public reading of courses. */
export function createCatalogueStore(db: Db): CatalogueStore {
  return {
    listPublished: (query, { limit, offset }) =>
      db
        .select(courseColumns)
        .from(courses)
        .where(catalogueFilter(query))
        .orderBy(...catalogueOrder(query))
        .limit(limit)
        .offset(offset),
    async countPublished(query) {
      const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(courses).where(catalogueFilter(query));
      return row?.total ?? 0;
    },
    listByInstructor: (instructorId) =>
      db
        .select(courseColumns)
        .from(courses)
        .where(and(eq(courses.status, 'published'), eq(courses.instructorId, instructorId)))
        .orderBy(desc(courses.createdAt), desc(courses.id)),
    async findInstructors(text, limit) {
      const found = await db
        .select({ name: users.fullName })
        .from(users)
        .where(
          and(
            inArray(users.role, ['INSTRUCTOR', 'ADMIN']),
            isNull(users.deletedAt),
            sql`strpos(lower(${users.fullName}), ${text.toLowerCase()}) > 0`,
            exists(
              db
                .select({ one: sql`1` })
                .from(courses)
                .where(and(eq(courses.instructorId, users.id), eq(courses.status, 'published'))),
            ),
          ),
        )
        .orderBy(users.fullName)
        .limit(limit);
      return found.map(({ name }) => name);
    },
    async ratingsBy(userId, courseIds) {
      if (courseIds.length === 0) return new Map();
      const found = await db
        .select({ courseId: ratings.courseId, value: ratings.value })
        .from(ratings)
        .where(and(eq(ratings.userId, userId), inArray(ratings.courseId, courseIds)));
      return new Map(found.map(({ courseId, value }) => [courseId, value]));
    },
  };
}

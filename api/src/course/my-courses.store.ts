import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses, ratings } from '../database/schema-courses.ts';
import { enrolments } from '../database/schema-sales.ts';
import { courseColumns, type CourseRow } from './course-columns.ts';

export interface SubscribedRow extends CourseRow {
  seatStatus: string;
  expiresAt: Date;
  completed: number;
  lastLectureId: string | null;
  userRating: number;
  userWords: string;
}

export interface CreatedRow extends CourseRow {
  noOfProcessing: number;
}

export interface MyCoursesStore {
  /** What a learner holds, also when it has run out; what was learnt last comes first. */
  listSubscribed(userId: string): Promise<SubscribedRow[]>;
  /** Without an owner: everybody's. Archived courses are gone from here (decision C10). */
  listCreated(ownerId: string | null): Promise<CreatedRow[]>;
}

/** The caller's own rows of `lecture_progress` in the course at hand. */
const ownProgress = (userId: string, what: SQL): SQL =>
  sql`(select ${what} from lecture_progress p where p.user_id = ${userId} and p.course_id = courses.id`;

const lastActivity = (userId: string): SQL =>
  sql`coalesce(${ownProgress(userId, sql`max(p.updated_at)`)}), ${enrolments.startedAt})`;

/** Videos that will be there, but are not yet. */
const noOfProcessing = sql<number>`(select count(*)::int from lectures l
  where l.course_id = courses.id and l.state in ('uploading', 'processing'))`;

export function createMyCoursesStore(db: Db): MyCoursesStore {
  return {
    listSubscribed: (userId) =>
      db
        .select({
          ...courseColumns,
          seatStatus: enrolments.status,
          expiresAt: enrolments.expiresAt,
          completed: sql<number>`${ownProgress(userId, sql`count(*)::int`)} and p.is_completed)`,
          lastLectureId: sql<
            string | null
          >`${ownProgress(userId, sql`p.lecture_id`)} order by p.updated_at desc limit 1)`,
          userRating: sql<number>`coalesce(${ratings.value}, 0)`,
          userWords: sql<string>`coalesce(${ratings.words}, '')`,
        })
        .from(enrolments)
        .innerJoin(courses, eq(courses.id, enrolments.courseId))
        .leftJoin(ratings, and(eq(ratings.courseId, courses.id), eq(ratings.userId, userId)))
        .where(and(eq(enrolments.userId, userId), inArray(enrolments.status, ['active', 'expired'])))
        .orderBy(desc(lastActivity(userId)), desc(courses.id)),
    listCreated: (ownerId) =>
      db
        .select({ ...courseColumns, noOfProcessing })
        .from(courses)
        .where(
          and(inArray(courses.status, ['draft', 'published']), ownerId ? eq(courses.instructorId, ownerId) : undefined),
        )
        .orderBy(desc(courses.createdAt), desc(courses.id)),
  };
}

import { courseTextNames } from '@vidya/contracts/rules/course/course-fields';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../../database/database.ts';
import type { courses } from '../../database/tables/schema-courses.ts';
import { lectureArticles, lectures } from '../../database/tables/schema-lectures.ts';
import { quizVersions } from '../../database/tables/schema-quizzes.ts';

/** What a history holds of a course or a lecture: texts by the names of the form's fields. */
export type Texts = Record<string, string>;

/**
 * Of a course: what is typed or chosen, without price and discount, whose past is `past_prices`, and without what
 * names a file or a lecture, such as the picture and the promotional film, which may be gone by a restore.
 */
export const textsOfCourse = (course: typeof courses.$inferSelect): Texts =>
  Object.fromEntries(courseTextNames.map((name) => [name, name === 'topic' ? course.title : course[name]]));

/** Of a lecture: what its form holds as text, and when it was last changed; null if there is none. */
export async function lectureTexts(
  db: Db,
  courseId: string,
  lectureId: string | undefined,
): Promise<{ texts: Texts; at: Date } | null> {
  if (lectureId === undefined) return null;
  const row = await firstOf(
    db
      .select({
        ...pick(lectures, 'title', 'description', 'youtubeLink', 'updatedAt'),
        article: lectureArticles.source,
        questions: sql<string | null>`(select source from ${quizVersions}
          where ${quizVersions.lectureId} = ${lectures.id} order by number desc limit 1)`,
      })
      .from(lectures)
      .leftJoin(lectureArticles, eq(lectureArticles.lectureId, lectures.id))
      .where(and(eq(lectures.id, lectureId), eq(lectures.courseId, courseId))),
  );
  if (!row) return null;
  const { updatedAt, article, questions, ...texts } = row;
  return {
    texts: { ...texts, ...(article !== null && { article }), ...(questions !== null && { questions }) },
    at: updatedAt,
  };
}

/** True if the two read alike: a text that one of them lacks counts as empty, as it may be from before that field. */
export const isSame = (one: Texts, other: Texts): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

import { and, asc, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import { countOf, type Db, firstOf, pick, rowCount } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { coursePictures, lectureArticles, lectures } from '../../database/tables/schema-lectures.ts';

/** What the search in a course reads of an article. */
type SearchedArticle = Pick<typeof lectureArticles.$inferInsert, 'plain' | 'paragraphs' | 'words'>;

export type ArticleRow = typeof lectureArticles.$inferSelect;

/** The texts of articles, and the pictures of their courses. */
export function createArticleStore(db: Db) {
  return {
    findArticle: (lectureId: string): Promise<ArticleRow | null> =>
      firstOf(db.select().from(lectureArticles).where(eq(lectureArticles.lectureId, lectureId))),
    async putArticle(row: typeof lectureArticles.$inferInsert): Promise<void> {
      const { lectureId: _, ...change } = row;
      await db
        .insert(lectureArticles)
        .values(row)
        .onConflictDoUpdate({ target: lectureArticles.lectureId, set: { ...change, updatedAt: new Date() } });
    },
    /** Articles whose words for the search are not computed, by the lecture's id. */
    listUnsearched: (after: string, count: number) =>
      db
        .select({ ...pick(lectureArticles, 'lectureId', 'source'), courseId: lectures.courseId })
        .from(lectureArticles)
        .innerJoin(lectures, eq(lectures.id, lectureArticles.lectureId))
        .where(and(isNull(lectureArticles.words), gt(lectureArticles.lectureId, after)))
        .orderBy(asc(lectureArticles.lectureId))
        .limit(count),
    /** Not where it was saved by now: that computes them too. */
    async fillSearched(lectureId: string, { plain, paragraphs, words }: SearchedArticle): Promise<void> {
      await db
        .update(lectureArticles)
        .set({ plain, paragraphs, words, updatedAt: sql`${lectureArticles.updatedAt}` })
        .where(and(eq(lectureArticles.lectureId, lectureId), isNull(lectureArticles.words)));
    },
    listPictures: (courseId: string) =>
      db
        .select(pick(coursePictures, 'id', 'width', 'height'))
        .from(coursePictures)
        .where(eq(coursePictures.courseId, courseId))
        .orderBy(asc(coursePictures.createdAt)),
    countPictures: (courseId: string): Promise<number> =>
      countOf(db.select(rowCount).from(coursePictures).where(eq(coursePictures.courseId, courseId))),
    async addPicture(row: typeof coursePictures.$inferInsert): Promise<string> {
      const [added] = await db.insert(coursePictures).values(row).returning({ id: coursePictures.id });
      return added!.id;
    },
    /** With its course, and whether visitors see it: in a free preview of a published course. */
    findPicture: (pictureId: string) =>
      firstOf(
        db
          .select({
            ...pick(coursePictures, 'webpKey', 'avifKey'),
            course: pick(courses, 'id', 'instructorId', 'coInstructors', 'status'),
            isPublic: exists(
              db
                .select({ one: sql`1` })
                .from(lectures)
                .innerJoin(lectureArticles, eq(lectureArticles.lectureId, lectures.id))
                .where(
                  and(
                    eq(lectures.courseId, coursePictures.courseId),
                    eq(lectures.isPreview, true),
                    eq(lectures.isVisible, true),
                    eq(courses.status, 'published'),
                    sql`position(${pictureId} in ${lectureArticles.source}) > 0`,
                  ),
                ),
            ).mapWith(Boolean),
          })
          .from(coursePictures)
          .innerJoin(courses, eq(courses.id, coursePictures.courseId))
          .where(eq(coursePictures.id, pictureId)),
      ),
  };
}

import { inArray } from 'drizzle-orm';
import { type Db, pick } from '../database/database.ts';
import { coursePictures, lectureArticles, lectureMedia, lectures } from '../database/tables/schema-lectures.ts';
import { renderArticle } from '../lecture/article/render-article.ts';
import type { SeedArticle, SeedLecture } from './sample/demo-data.ts';
import type { SeedFiles } from './seed-files.ts';
import { lectureRow } from './seed-rows.ts';

type ArticleLecture = SeedLecture & { source: SeedArticle };
type Placed = Pick<SeedLecture, 'id' | 'courseId' | 'position'>;

const isArticle = (lecture: SeedLecture): lecture is ArticleLecture => lecture.source.kind === 'article';

const isSame = (seeded: Placed[], existing: Placed[]): boolean =>
  seeded.length === existing.length &&
  seeded.every(({ id, position }) => existing.some((each) => each.id === id && each.position === position));

/**
 * Adds articles after the films of their courses, which are there. Not to a course whose lectures were changed since:
 * returns the ids of these articles.
 */
export function createArticleSeeder(db: Db, files: SeedFiles) {
  const addPicture = async ({ courseId, createdAt, source: { picture } }: ArticleLecture): Promise<void> => {
    if (!picture) return;
    const { key, ...sized } = picture;
    const row = { ...sized, ...(await files.articlePicture(key)), courseId, createdAt };
    await db.insert(coursePictures).values(row).onConflictDoNothing();
  };
  const add = async (lecture: ArticleLecture): Promise<void> => {
    const { id: lectureId, createdAt, source } = lecture;
    await addPicture(lecture);
    const pictures = new Map(source.picture ? [[source.picture.id, source.picture]] : []);
    const rendered = await renderArticle(source.html, pictures);
    await db.insert(lectures).values(lectureRow({ ...lecture, durationSeconds: rendered.readSeconds }));
    const row = { ...rendered, lectureId, source: source.html, createdAt, updatedAt: createdAt };
    await db.insert(lectureArticles).values(row);
    await db.insert(lectureMedia).values({ ...(await files.resource(source.resource)), lectureId, createdAt });
  };
  return async (batch: SeedLecture[]): Promise<Set<string>> => {
    const articles = batch.filter(isArticle);
    const leftOut = new Set<string>();
    if (articles.length === 0) return leftOut;
    const courseIds = articles.map(({ courseId }) => courseId);
    const found = await db
      .select(pick(lectures, 'id', 'courseId', 'position'))
      .from(lectures)
      .where(inArray(lectures.courseId, courseIds));
    const existing = Map.groupBy(found, ({ courseId }) => courseId);
    for (const article of articles) {
      const ofCourse = existing.get(article.courseId) ?? [];
      const films = batch.filter(({ id, courseId }) => courseId === article.courseId && id !== article.id);
      if (ofCourse.some(({ id }) => id === article.id)) continue;
      // One statement after another: they share a connection.
      // oxlint-disable-next-line no-await-in-loop
      if (isSame(films, ofCourse)) await add(article);
      else leftOut.add(article.id);
    }
    return leftOut;
  };
}

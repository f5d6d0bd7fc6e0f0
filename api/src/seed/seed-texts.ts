import { asc, eq, inArray } from 'drizzle-orm';
import { type Db, pick } from '../database/database.ts';
import { coursePictures, lectureArticles, lectureMedia, lectures } from '../database/tables/schema-lectures.ts';
import { renderArticle } from '../lecture/article/render-article.ts';
import { createQuizStore } from '../lecture/quiz/quiz.store.ts';
import { quizSeconds } from '../lecture/quiz/quiz-rules.ts';
import { receiveQuiz } from '../lecture/quiz/receive-quiz.ts';
import { isFilm, type SeedArticle, type SeedLecture, type SeedQuiz } from './sample/demo-data.ts';
import type { SeedFiles } from './seed-files.ts';
import { lectureRow } from './seed-rows.ts';

type Stored = Pick<SeedLecture, 'id' | 'position'>;

const isSame = (seeded: Stored[], existing: Stored[]): boolean =>
  seeded.length === existing.length && seeded.every(({ id }, index) => existing[index]!.id === id);

/**
 * Adds articles and quizzes among the films of their courses, which are there. Not to a course whose lectures were
 * changed since: returns the ids of what it leaves out.
 */
export function createTextSeeder(db: Db, files: SeedFiles) {
  const addPicture = async ({ courseId, createdAt }: SeedLecture, { picture }: SeedArticle): Promise<void> => {
    if (!picture) return;
    const { key, ...sized } = picture;
    const row = { ...sized, ...(await files.articlePicture(key)), courseId, createdAt };
    await db.insert(coursePictures).values(row).onConflictDoNothing();
  };
  const addArticle = async (lecture: SeedLecture, source: SeedArticle): Promise<void> => {
    const { id: lectureId, createdAt } = lecture;
    await addPicture(lecture, source);
    const pictures = new Map(source.picture ? [[source.picture.id, source.picture]] : []);
    const rendered = await renderArticle(source.html, pictures);
    await db.insert(lectures).values(lectureRow({ ...lecture, durationSeconds: rendered.readSeconds }));
    const row = { ...rendered, lectureId, source: source.html, createdAt, updatedAt: createdAt };
    await db.insert(lectureArticles).values(row);
    await db.insert(lectureMedia).values({ ...(await files.resource(source.resource)), lectureId, createdAt });
  };
  const addQuiz = async (lecture: SeedLecture, { questions, settings }: SeedQuiz): Promise<void> => {
    const { id: lectureId, createdAt } = lecture;
    const quiz = (await receiveQuiz(db, {}, { questions, quizSettings: settings }))!;
    await db.insert(lectures).values(lectureRow({ ...lecture, durationSeconds: quizSeconds(quiz) }));
    await createQuizStore(db).addVersion({ ...quiz, lectureId, createdAt });
  };
  const add = async (lecture: SeedLecture): Promise<void> => {
    const { source } = lecture;
    if (source.kind === 'article') await addArticle(lecture, source);
    if (source.kind === 'quiz') await addQuiz(lecture, source);
  };
  /** Those of an older seed make room for what is missing. */
  const complete = async (seeded: SeedLecture[], existing: Stored[]): Promise<SeedLecture[]> => {
    const positions = new Map(existing.map(({ id, position }) => [id, position]));
    const missing = seeded.filter(({ id }) => !positions.has(id));
    const present = seeded.filter(({ id }) => positions.has(id));
    if (missing.length === 0 || !isSame(present, existing)) return missing;
    // One statement after another: they share a connection.
    /* oxlint-disable no-await-in-loop */
    for (const lecture of missing) await add(lecture);
    for (const { id, position } of present)
      if (positions.get(id) !== position) await db.update(lectures).set({ position }).where(eq(lectures.id, id));
    /* oxlint-enable no-await-in-loop */
    return [];
  };
  return async (batch: SeedLecture[]): Promise<Set<string>> => {
    const courseIds = [...new Set(batch.filter((lecture) => !isFilm(lecture)).map(({ courseId }) => courseId))];
    const leftOut: SeedLecture[] = [];
    if (courseIds.length === 0) return new Set();
    const found = await db
      .select(pick(lectures, 'id', 'courseId', 'position'))
      .from(lectures)
      .where(inArray(lectures.courseId, courseIds))
      .orderBy(asc(lectures.position));
    const existing = Map.groupBy(found, ({ courseId }) => courseId);
    const seeded = Map.groupBy(batch, ({ courseId }) => courseId);
    // oxlint-disable-next-line no-await-in-loop
    for (const courseId of courseIds)
      leftOut.push(...(await complete(seeded.get(courseId)!, existing.get(courseId) ?? [])));
    return new Set(leftOut.map(({ id }) => id));
  };
}

import { coursePictures, lectureArticles } from '../database/tables/schema-lectures.ts';
import type { TestApi } from './api.ts';

/** The text of a lecture, and a picture of its course with this file. Returns the picture's id. */
export async function addArticle({ db }: TestApi, lecture: { courseId: string; id: string }, key: string) {
  const text = { source: 'A paid text', html: 'A paid text', parts: [], plain: '', readSeconds: 60 };
  await db.insert(lectureArticles).values({ lectureId: lecture.id, ...text });
  const file = { webpKey: key, avifKey: key, width: 9, height: 9, bytes: 9 };
  const [row] = await db
    .insert(coursePictures)
    .values({ courseId: lecture.courseId, ...file })
    .returning();
  return row!.id;
}

import { eq, inArray } from 'drizzle-orm';
import type { Db } from './database.ts';
import { courses } from './tables/schema-courses.ts';
import { coursePictures, lectureMedia, lectures, uploads } from './tables/schema-lectures.ts';
import type { StoreName } from './tables/schema-media.ts';

/** The files that go with these courses and what the database deletes with them: pictures, media and uploads. */
export async function filesOfCourses(
  tx: Db,
  courseIds: string[],
): Promise<{ store: StoreName; keys: (string | null)[] }[]> {
  if (courseIds.length === 0) return [];
  const pictures = await tx
    .select({ large: courses.thumbnail, small: courses.thumbnailSmall })
    .from(courses)
    .where(inArray(courses.id, courseIds));
  const media = await tx
    .select({ key: lectureMedia.storageKey })
    .from(lectureMedia)
    .innerJoin(lectures, eq(lectures.id, lectureMedia.lectureId))
    .where(inArray(lectures.courseId, courseIds));
  const drawn = await tx
    .select({ webp: coursePictures.webpKey, avif: coursePictures.avifKey })
    .from(coursePictures)
    .where(inArray(coursePictures.courseId, courseIds));
  const sent = await tx.select({ key: uploads.storageKey }).from(uploads).where(inArray(uploads.courseId, courseIds));
  return [
    { store: 'images', keys: pictures.flatMap(({ large, small }) => [large, small]) },
    { store: 'media', keys: [...media.map(({ key }) => key), ...drawn.flatMap(({ webp, avif }) => [webp, avif])] },
    { store: 'uploads', keys: sent.map(({ key }) => key) },
  ];
}

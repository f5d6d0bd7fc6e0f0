import { isNotNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courses } from '../database/tables/schema-courses.ts';
import { coursePictures, lectureMedia, uploads } from '../database/tables/schema-lectures.ts';
import type { StoreName } from '../database/tables/schema-media.ts';
import { users } from '../database/tables/schema-people.ts';

const keysOf = (rows: { key: string | null }[]): string[] => [...new Set(rows.flatMap(({ key }) => key ?? []))];

/** The keys of all files that rows name. Uploads that have received nothing may have no file. */
export async function namedFiles(db: Db): Promise<Record<StoreName, string[]>> {
  const large = await db.select({ key: courses.thumbnail }).from(courses).where(isNotNull(courses.thumbnail));
  const small = await db.select({ key: courses.thumbnailSmall }).from(courses).where(isNotNull(courses.thumbnailSmall));
  const avatars = await db.select({ key: users.avatar }).from(users).where(isNotNull(users.avatar));
  const media = await db.selectDistinct({ key: lectureMedia.storageKey }).from(lectureMedia);
  const pictures = await db.select({ webp: coursePictures.webpKey, avif: coursePictures.avifKey }).from(coursePictures);
  const sent = await db
    .select({ key: uploads.storageKey, received: uploads.received, state: uploads.state })
    .from(uploads);
  return {
    images: keysOf([...large, ...small, ...avatars]),
    media: [...keysOf(media), ...new Set(pictures.flatMap(({ webp, avif }) => [webp, avif]))],
    uploads: keysOf(sent.filter(({ received, state }) => received > 0 && state !== 'used')),
  };
}

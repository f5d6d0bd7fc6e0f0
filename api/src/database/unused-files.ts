import { and, inArray, ne, or } from 'drizzle-orm';
import type { Db } from './database.ts';
import { courses } from './tables/schema-courses.ts';
import { coursePictures, lectureMedia, uploads } from './tables/schema-lectures.ts';
import type { StoreName } from './tables/schema-media.ts';
import { users } from './tables/schema-people.ts';

type Keys = (string | null)[];

/** The keys among these that rows name, by store: sample courses and lectures share files. */
const used: Record<StoreName, (db: Db, keys: string[]) => Promise<Keys>> = {
  async media(db, keys) {
    const isOne = inArray(lectureMedia.storageKey, keys);
    const media = await db.selectDistinct({ key: lectureMedia.storageKey }).from(lectureMedia).where(isOne);
    const pictures = await db
      .select({ webp: coursePictures.webpKey, avif: coursePictures.avifKey })
      .from(coursePictures)
      .where(or(inArray(coursePictures.webpKey, keys), inArray(coursePictures.avifKey, keys)));
    return [...media.map(({ key }) => key), ...pictures.flatMap(({ webp, avif }) => [webp, avif])];
  },
  async uploads(db, keys) {
    const isOne = and(inArray(uploads.storageKey, keys), ne(uploads.state, 'used'));
    return (await db.select({ key: uploads.storageKey }).from(uploads).where(isOne)).map(({ key }) => key);
  },
  async images(db, keys) {
    const thumbnails = await db
      .select({ large: courses.thumbnail, small: courses.thumbnailSmall })
      .from(courses)
      .where(or(inArray(courses.thumbnail, keys), inArray(courses.thumbnailSmall, keys)));
    const avatars = await db.select({ key: users.avatar }).from(users).where(inArray(users.avatar, keys));
    return [...thumbnails.flatMap(({ large, small }) => [large, small]), ...avatars.map(({ key }) => key)];
  },
};

/** The keys among these that no row names any more. */
export async function unusedFiles(db: Db, store: StoreName, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const names = new Set(await used[store](db, keys));
  return [...new Set(keys)].filter((key) => !names.has(key));
}

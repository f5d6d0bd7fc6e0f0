import { and, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { coursePictures, lectureMedia, uploads } from '../../database/tables/schema-lectures.ts';
import type { StoreName } from '../../database/tables/schema-media.ts';
import { users } from '../../database/tables/schema-people.ts';

/** A sample of the keys that rows name in a store: at most this many. */
const sample = 1000;

export function createNamedKeys(db: Db): Record<StoreName, () => Promise<string[]>> {
  const thumbnails = () =>
    db.select({ key: courses.thumbnail }).from(courses).where(isNotNull(courses.thumbnail)).limit(sample);
  const avatars = () => db.select({ key: users.avatar }).from(users).where(isNotNull(users.avatar)).limit(sample);
  const keysOf = (rows: { key: string | null }[]): string[] => rows.flatMap(({ key }) => key ?? []);
  return {
    media: async () => {
      const media = db.select({ key: lectureMedia.storageKey }).from(lectureMedia).orderBy(sql`random()`).limit(sample);
      const pictures = db.select({ key: coursePictures.webpKey }).from(coursePictures).limit(sample);
      return keysOf([...(await media), ...(await pictures)]);
    },
    uploads: async () =>
      keysOf(
        await db
          .select({ key: uploads.storageKey })
          .from(uploads)
          .where(and(ne(uploads.state, 'used'), gt(uploads.received, 0)))
          .limit(sample),
      ),
    images: async () => keysOf([...(await thumbnails()), ...(await avatars())]),
  };
}

import { inArray, or } from 'drizzle-orm';
import type { Db } from './database.ts';
import { courses } from './tables/schema-courses.ts';
import { users } from './tables/schema-people.ts';

/** The keys among these that no course and no person shows any more: sample courses share images. */
export async function unusedPictures(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const thumbnails = await db
    .select({ large: courses.thumbnail, small: courses.thumbnailSmall })
    .from(courses)
    .where(or(inArray(courses.thumbnail, keys), inArray(courses.thumbnailSmall, keys)));
  const avatars = await db.select({ key: users.avatar }).from(users).where(inArray(users.avatar, keys));
  const names = new Set([
    ...thumbnails.flatMap(({ large, small }) => [large, small]),
    ...avatars.map(({ key }) => key),
  ]);
  return keys.filter((key) => !names.has(key));
}

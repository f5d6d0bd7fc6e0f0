import { inArray } from 'drizzle-orm';
import type { Db } from './database.ts';
import { lectureMedia } from './tables/schema-lectures.ts';

/** The keys among these that no lecture names any more. Call it after the commit that removed the rows. */
export async function unusedMedia(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const used = await db
    .selectDistinct({ key: lectureMedia.storageKey })
    .from(lectureMedia)
    .where(inArray(lectureMedia.storageKey, keys));
  const names = new Set(used.map(({ key }) => key));
  return [...new Set(keys)].filter((key) => !names.has(key));
}

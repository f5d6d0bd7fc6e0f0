import { inArray } from 'drizzle-orm';
import type { Db } from './database.ts';
import { lectureMedia } from './schema-lectures.ts';

/** Those of these files that no lecture names any more. Ask after the commit that let go of them. */
export async function unusedMedia(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const used = await db
    .selectDistinct({ key: lectureMedia.storageKey })
    .from(lectureMedia)
    .where(inArray(lectureMedia.storageKey, keys));
  const names = new Set(used.map(({ key }) => key));
  return [...new Set(keys)].filter((key) => !names.has(key));
}

import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../api/src/database/database.ts';
import { lectureMedia } from '../../../api/src/database/schema-lectures.ts';
import type { School } from './school.ts';

async function filesBelow(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = new Map<string, number>();
  // Swept files are in the quarantine; `store-id` is not a stored file.
  const isOwn = (entry: Dirent): boolean =>
    entry.isFile() && entry.name !== 'store-id' && !entry.parentPath.includes('quarantine');
  for (const entry of entries.filter(isOwn)) {
    found.set(entry.name, (await stat(path.join(entry.parentPath, entry.name))).size);
  }
  return found;
}

/** Compares the tables with the disk while no server runs: all counts must be 0. */
export async function audit({ database }: School) {
  const { dataDir } = database;
  const files = await filesBelow(path.join(dataDir, 'media'));
  const left = await filesBelow(path.join(dataDir, 'uploads'));
  return database.use(async ({ db }) => {
    const media = await db.select().from(lectureMedia);
    const named = new Set(media.map(({ storageKey }) => storageKey));
    const count = async (query: ReturnType<typeof sql>): Promise<number> =>
      (await rowsOf<{ count: number }>(db, query))[0]!.count;
    return {
      /** Rows whose file is missing or has another length. */
      lostFiles: media.filter(({ storageKey, bytes }) => files.get(storageKey) !== bytes).length,
      /** Lectures with state 'ready' and no video. */
      emptyLectures:
        await count(sql`select count(*)::int from lectures l where l.state = 'ready' and l.youtube_link = ''
        and not exists (select 1 from lecture_media m where m.lecture_id = l.id and m.kind = 'video')`),
      /** Files that no row names. */
      orphans: [...files.keys()].filter((name) => !named.has(name)).length + left.size,
      openJobs: await count(sql`select count(*)::int from pgboss.job
        where name = 'convert-video' and state in ('created', 'retry', 'active')`),
    };
  });
}

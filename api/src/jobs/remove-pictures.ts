import type { Db } from '../database/database.ts';
import { unusedPictures } from '../database/unused-pictures.ts';
import type { FileStore } from '../outside/files/file-store.ts';
import { defineJob, type Jobs } from './jobs.ts';

/** Pages that are open or cached go on showing a replaced picture for a day. */
const keptSeconds = 86_400;

export const removePictures = defineJob<{ keys: string[] }>('remove-pictures');

/** Removes these files, unless a row names them again. */
export const createRemovePictures =
  (db: Db, pictures: Pick<FileStore, 'remove'>) =>
  async ({ keys }: { keys: string[] }): Promise<void> => {
    for (const key of await unusedPictures(db, keys)) await pictures.remove(key);
  };

/** `db` is the transaction that replaces the pictures. */
export async function retirePictures(jobs: Pick<Jobs, 'send'>, db: Db, replaced: (string | null)[]): Promise<void> {
  const keys = replaced.filter((key) => key !== null);
  if (keys.length > 0) await jobs.send(db, removePictures, { keys }, { afterSeconds: keptSeconds });
}

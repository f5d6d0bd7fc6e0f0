import type { Db } from '../database/database.ts';
import { unusedPictures } from '../database/unused-pictures.ts';
import type { FileStore } from '../outside/files/file-store.ts';
import { defineJob, type Jobs } from './jobs.ts';

/** Pages that are open or cached go on showing a replaced picture for a day. */
const keptSeconds = 86_400;

type Keys = (string | null)[];

export const removePictures = defineJob<{ keys: string[] }>('remove-pictures');

/** Removes the files that no row names. */
export async function removeUnusedPictures(db: Db, pictures: Pick<FileStore, 'remove'>, given: Keys): Promise<void> {
  const keys = given.filter((key) => key !== null);
  await Promise.all((await unusedPictures(db, keys)).map((key) => pictures.remove(key)));
}

/** `db` is the transaction that replaces the pictures. */
export async function retirePictures(jobs: Pick<Jobs, 'send'>, db: Db, replaced: Keys): Promise<void> {
  const keys = replaced.filter((key) => key !== null);
  if (keys.length > 0) await jobs.send(db, removePictures, { keys }, { afterSeconds: keptSeconds });
}

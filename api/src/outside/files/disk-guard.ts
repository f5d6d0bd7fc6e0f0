import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { missing } from './disk-files.ts';
import type { StoreGuard } from './file-store.ts';

const identityFile = 'store-id';

function diskIdentity(folder: string): StoreGuard['identity'] {
  const place = path.join(folder, identityFile);
  const read = async (): Promise<string | null> => (await readFile(place, 'utf8').catch(missing))?.trim() ?? null;
  const withDraft = async (id: string, work: (draft: string) => Promise<unknown>): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const draft = `${place}.${randomUUID()}`;
    try {
      // Synced to disk: a store-id lost in a power failure would lock the site out of its own store.
      await writeFile(draft, `${id}\n`, { flag: 'wx', mode: 0o600, flush: true });
      await work(draft);
    } finally {
      await rm(draft, { force: true });
    }
  };
  /** Both ways keep an existing file. A disk without hard links gets a copy. */
  const finishDraft = (draft: string) =>
    link(draft, place)
      .catch(() => copyFile(draft, place, constants.COPYFILE_EXCL))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
  return {
    read,
    async claim(id) {
      await withDraft(id, finishDraft);
      return (await read()) ?? '';
    },
    replace: (id) => withDraft(id, (draft) => rename(draft, place)),
  };
}

/** Ties a store in a folder to its database. */
export const createDiskGuard = (folder: string): StoreGuard => ({ place: folder, identity: diskIdentity(folder) });

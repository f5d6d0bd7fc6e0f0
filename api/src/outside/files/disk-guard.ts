import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFolder, listNames, missing } from './disk-files.ts';
import type { Quarantine, StoreGuard } from './file-store.ts';

const identityFile = 'store-id';
const quarantineFolder = 'quarantine';
export const batchPattern = /^[0-9a-f-]{36}$/;

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

interface GuardedStore {
  folder: string;
  /** Matches the names of the store's own files. Others, for example those of network disks, are left alone. */
  ownPattern: RegExp;
  /** Throws for a name that does not belong to the store. */
  placeOf: (name: string) => string;
}

function diskQuarantine({ folder, ownPattern, placeOf }: GuardedStore): Quarantine {
  const home = path.join(folder, quarantineFolder);
  const folderOf = (batch: string): string => {
    if (!batchPattern.test(batch)) throw new Error('Not a batch of the quarantine');
    return path.join(home, batch);
  };
  /** `placeOf` validates the name, so that no path leaves the folder. */
  const placeIn = (batch: string, name: string) => path.join(folderOf(batch), path.basename(placeOf(name)));
  return {
    async put(batch, name) {
      const place = placeOf(name);
      if (!(await stat(place).catch(missing))) return false;
      await mkdir(folderOf(batch), { recursive: true });
      return (await rename(place, placeIn(batch, name)).catch(missing)) !== null;
    },
    async restore(batch, name) {
      const place = placeOf(name);
      if (await stat(place).catch(missing)) return false;
      await mkdir(path.dirname(place), { recursive: true });
      const isMoved = (await rename(placeIn(batch, name), place).catch(missing)) !== null;
      if (isMoved) await rmdir(folderOf(batch)).catch(() => undefined);
      return isMoved;
    },
    async *list() {
      for await (const batch of listNames(home, batchPattern))
        for await (const file of listFolder(path.join(home, batch), ownPattern)) yield { batch, ...file };
    },
    async remove(batch, name) {
      await rm(placeIn(batch, name), { force: true });
      await rmdir(folderOf(batch)).catch(() => undefined);
    },
  };
}

/** The safeguards of a store in a folder. The quarantine is on the same disk, so that quarantining a file is a rename. */
export const createDiskGuard = (store: GuardedStore): StoreGuard => ({
  place: store.folder,
  identity: diskIdentity(store.folder),
  quarantine: diskQuarantine(store),
});

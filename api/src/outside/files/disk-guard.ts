import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, opendir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { QuarantinedFile, StoreGuard } from './store-guard.ts';

const identityFile = 'store-id';
const quarantineFolder = 'quarantine';
const batchPattern = /^[0-9a-f-]{36}$/;

type Failure = NodeJS.ErrnoException;

const orNull = (error: Failure): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Syncs to disk: a store-id lost in a power failure would lock the site out of its own store. */
async function writeWhole(place: string, text: string): Promise<void> {
  const file = await open(place, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

function diskIdentity(folder: string): StoreGuard['identity'] {
  const place = path.join(folder, identityFile);
  const read = async (): Promise<string | null> => (await readFile(place, 'utf8').catch(orNull))?.trim() ?? null;
  const withDraft = async (id: string, work: (draft: string) => Promise<unknown>): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const draft = `${place}.${randomUUID()}`;
    await writeWhole(draft, `${id}\n`);
    try {
      await work(draft);
    } finally {
      await rm(draft, { force: true });
    }
  };
  /** Both ways keep an existing file. A disk without hard links gets a copy. */
  const finishDraft = (draft: string) =>
    link(draft, place)
      .catch((error: Failure) => {
        if (error.code !== 'EEXIST') return copyFile(draft, place, constants.COPYFILE_EXCL);
        throw error;
      })
      .catch((error: Failure) => {
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

/** Skips foreign files, for example those of network disks and desktops. */
async function* filesIn(
  folder: string,
  { batch, isOwn }: { batch: string; isOwn: (name: string) => boolean },
): AsyncIterable<QuarantinedFile> {
  const entries = await opendir(folder).catch(orNull);
  if (!entries) return;
  for await (const { name } of entries) {
    if (!isOwn(name)) continue;
    const found = await stat(path.join(folder, name)).catch(orNull);
    if (found?.isFile()) yield { batch, name, bytes: found.size, changedMs: Math.max(found.mtimeMs, found.ctimeMs) };
  }
}

/** `placeOf` throws for a name that does not belong to the store. */
function diskQuarantine(folder: string, placeOf: (name: string) => string): StoreGuard['quarantine'] {
  const home = path.join(folder, quarantineFolder);
  const folderOf = (batch: string): string => {
    if (!batchPattern.test(batch)) throw new Error('Not a batch of the quarantine');
    return path.join(home, batch);
  };
  const isOwn = (name: string): boolean => {
    try {
      return placeOf(name) !== '';
    } catch {
      return false;
    }
  };
  /** `placeOf` validates the name, so that no path leaves the folder. */
  const placeIn = (batch: string, name: string) => path.join(folderOf(batch), path.basename(placeOf(name)));
  return {
    async put(batch, name) {
      const place = placeOf(name);
      if (!(await stat(place).catch(orNull))) return false;
      await mkdir(folderOf(batch), { recursive: true });
      return (await rename(place, placeIn(batch, name)).catch(orNull)) !== null;
    },
    async restore(batch, name) {
      const place = placeOf(name);
      if (await stat(place).catch(orNull)) return false;
      await mkdir(path.dirname(place), { recursive: true });
      const isMoved = (await rename(placeIn(batch, name), place).catch(orNull)) !== null;
      if (isMoved) await rmdir(folderOf(batch)).catch(() => undefined);
      return isMoved;
    },
    async *list() {
      const batches = await opendir(home).catch(orNull);
      if (!batches) return;
      for await (const { name } of batches)
        if (batchPattern.test(name)) yield* filesIn(path.join(home, name), { batch: name, isOwn });
    },
    async remove(batch, name) {
      await rm(placeIn(batch, name), { force: true });
      await rmdir(folderOf(batch)).catch(() => undefined);
    },
  };
}

/** The guard of a store in `folder`. The quarantine is on the same disk, so that quarantining a file is a rename. */
export const createDiskGuard = (folder: string, placeOf: (name: string) => string): StoreGuard => ({
  place: folder,
  identity: diskIdentity(folder),
  quarantine: diskQuarantine(folder, placeOf),
});

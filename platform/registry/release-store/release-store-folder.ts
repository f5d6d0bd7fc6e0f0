import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { documentPath, type ReleaseStore, storePath } from './release-store.ts';

const none = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
};

/** Writes to a temporary file and renames it when it is complete. */
async function write(place: string, content: Uint8Array | Readable): Promise<void> {
  const unfinished = `${place}.${randomUUID()}.part`;
  await mkdir(path.dirname(place), { recursive: true });
  try {
    await pipeline(content instanceof Readable ? content : Readable.from([content]), createWriteStream(unfinished));
    await rename(unfinished, place);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Releases in one folder of this machine's disk. Ignores the headers: the server of the folder sets them. */
export function createFolderReleases(folder: string): ReleaseStore {
  const place = (name: string): string => path.join(folder, storePath(name));
  const isComplete = async (version: string): Promise<boolean> =>
    (await stat(path.join(version, 'release.json')).catch(none)) !== null;
  const read = (name: string): Promise<Buffer | null> => readFile(place(name)).catch(none);
  return {
    place: folder,
    put: (name, content) => write(place(name), content),
    read,
    async list(name) {
      const found = (await readdir(place(name)).catch(none)) ?? [];
      const complete = await Promise.all(found.map((version) => isComplete(path.join(place(name), version))));
      return found.filter((_, index) => complete[index]);
    },
    async files(folderPath) {
      const entries = await readdir(place(folderPath), { withFileTypes: true, recursive: true }).catch(none);
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(place(folderPath), path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
        );
    },
    readDocument: async () => (await read(documentPath))?.toString('utf8') ?? null,
    writeDocument: (text) => write(place(documentPath), Buffer.from(text)),
    removeVersion: (name, version) => rm(place(`${name}/${version}`), { recursive: true, force: true }),
  };
}

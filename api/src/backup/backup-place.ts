import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { missing } from '../outside/files/disk-files.ts';
import type { S3Settings } from '../outside/s3/s3-client.ts';

/** Where backups lie. Names are relative, with '/' between their parts. */
export interface BackupTarget {
  /** Readers see all of it or nothing. */
  put(name: string, content: Readable): Promise<void>;
  /** The stream fails when there is no such file. */
  open(name: string): Promise<Readable>;
  /** All names below `folder`, at any depth. */
  list(folder: string): Promise<string[]>;
  /** Removes what backups that were killed more than a day ago left. */
  tidy(): Promise<void>;
}

const partPattern = /\.[0-9a-f-]{36}\.part$/;
const dayMs = 86_400_000;

function folderTarget(home: string): BackupTarget {
  return {
    async tidy() {
      for (const name of (await readdir(home, { recursive: true }).catch(missing)) ?? []) {
        if (!partPattern.test(name)) continue;
        const part = path.join(home, name);
        const found = await stat(part).catch(missing);
        if (found && Date.now() - found.mtimeMs > dayMs) await rm(part, { force: true });
      }
    },
    async put(name, content) {
      const place = path.join(home, name);
      // Of its own: two backups may store the same file at the same time.
      const part = `${place}.${randomUUID()}.part`;
      await mkdir(path.dirname(place), { recursive: true });
      try {
        // Synced to disk: a backup is for the day on which the power fails.
        await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
        await rename(part, place);
      } finally {
        await rm(part, { force: true });
      }
    },
    open: async (name) => createReadStream(path.join(home, name)),
    async list(folder) {
      const below = path.join(home, folder);
      const found = await readdir(below, { recursive: true, withFileTypes: true }).catch(missing);
      return (found ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => path.relative(home, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    },
  };
}

async function bucketTarget(place: string, s3: S3Settings): Promise<BackupTarget> {
  const { createBucket } = await import('../outside/s3/bucket.ts');
  const bucket = createBucket(place, s3);
  return {
    // Parts of a bucket are seen by nobody: its lifecycle rules remove them.
    tidy: () => Promise.resolve(),
    put: async (name, content) => void (await bucket.put(name, content)),
    open: (name) => bucket.open(name),
    async list(folder) {
      const names: string[] = [];
      for await (const { key } of bucket.list(`${folder}/`)) names.push(key);
      return names;
    },
  };
}

/** A folder, or 's3://bucket/prefix'. */
export const openBackupPlace = async (place: string, s3: S3Settings): Promise<BackupTarget> =>
  place.startsWith('s3://') ? bucketTarget(place, s3) : folderTarget(path.resolve(place));

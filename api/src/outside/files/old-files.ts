import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from './disk-files.ts';

const aDayMs = 86_400_000;

/** Removes day-old temporary files, as of forms and of copies for programs: only a crash leaves them. No row names them. */
export async function removeOldFiles(folders: string[], nowMs = Date.now()): Promise<void> {
  for (const folder of folders)
    for await (const { name, changedMs } of listFolder(folder))
      if (nowMs - changedMs >= aDayMs) await rm(path.join(folder, name), { force: true });
}

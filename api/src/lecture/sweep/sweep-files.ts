import { formsFolder } from '../../http/uploads.ts';
import { listFolder } from '../../outside/disk-files.ts';
import type { FileStore, ListedFile } from '../../outside/files.ts';
import type { UploadFiles } from '../../upload/upload-files.ts';
import type { UploadStore } from '../../upload/upload.store.ts';
import type { SweepStore } from './sweep.store.ts';

const aDayMs = 86_400_000;

interface Parts {
  files: FileStore;
  uploadFiles: UploadFiles;
  uploads: UploadStore;
  store: SweepStore;
  /** Files are stored before the rows that name them: younger ones are left alone. */
  sweepAfterMs: number;
}

async function oldOnes(files: AsyncIterable<ListedFile>, ageMs: number, nowMs = Date.now()): Promise<ListedFile[]> {
  const old: ListedFile[] = [];
  for await (const file of files) if (nowMs - file.changedMs >= ageMs) old.push(file);
  return old;
}

/** Files of forms outlive their request only when the process ended meanwhile. */
export async function sweepForms(folder: string, nowMs = Date.now()): Promise<void> {
  for (const file of await oldOnes(listFolder(folder), aDayMs, nowMs)) await file.remove();
}

/** Files that no row names go. What is named is asked after what lies there: a row may come, a file never comes late. */
export const createSweepFiles = ({ files, uploadFiles, uploads, store, sweepAfterMs }: Parts) => {
  const sweep = async (lying: AsyncIterable<ListedFile>, named: () => Promise<string[]>): Promise<void> => {
    const old = await oldOnes(lying, sweepAfterMs);
    const names = new Set(old.length > 0 ? await named() : []);
    for (const file of old) if (!names.has(file.name)) await file.remove();
  };
  return async (): Promise<void> => {
    await sweep(files.list(), () => store.listKeys());
    await sweep(uploadFiles.list(), () => uploads.listKeys());
    await sweepForms(formsFolder);
  };
};

import type { Config } from '../../config.ts';
import type { Db } from '../../database/database.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { FileStore } from '../../outside/files.ts';
import type { UploadFiles } from '../../upload/upload-files.ts';
import { createUploadStore } from '../../upload/upload.store.ts';
import type { LectureStore } from '../lecture.store.ts';
import type { WaitingLectures } from '../waiting-lectures.ts';
import { createSweepFiles } from './sweep-files.ts';
import { createSweepLectures } from './sweep-lectures.ts';
import { createSweepStore } from './sweep.store.ts';
import { createSweepUploads } from './sweep-uploads.ts';

/** Every hour, and whenever the server starts: rows and files agree again, whatever ended in between. */
export const sweepMedia = defineJob<Record<string, never>>('sweep-media', 1);

interface Parts {
  config: Pick<Config, 'sweepAfterMs'>;
  db: Db;
  lectures: LectureStore;
  files: FileStore;
  uploadFiles: UploadFiles;
  waiting: WaitingLectures;
}

/** One thing that cannot be put right keeps nothing else from it. */
async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) =>
    console.error(`Not swept, ${what}:`, error instanceof Error ? error.message : error),
  );
}

export function createSweep({ config, db, ...parts }: Parts): () => Promise<void> {
  const store = createSweepStore(db);
  const uploads = createUploadStore(db);
  const sweepUploads = createSweepUploads({ ...parts, uploads, store });
  const sweepLectures = createSweepLectures({ ...parts, store });
  const sweepFiles = createSweepFiles({ ...parts, uploads, store, sweepAfterMs: config.sweepAfterMs });
  return async () => {
    await sweepUploads(attempt);
    await sweepLectures(attempt);
    await sweepFiles();
  };
}

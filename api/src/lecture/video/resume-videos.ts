import type { Db } from '../../database/database.ts';
import { defineJob, type Jobs } from '../../jobs/jobs.ts';
import { convertVideo } from './convert-video.ts';
import type { PreparingStore } from './preparing.store.ts';
import type { WorkFolders } from './work-folders.ts';

/** A safety net below the job queue's own retries: finds videos without a conversion, and abandoned work folders. */
export const resumeVideos = defineJob<Record<string, never>>('resume-videos', 0);

interface ResumeVideosDependencies {
  db: Db;
  preparing: PreparingStore;
  folders: WorkFolders;
  jobs: Jobs;
}

export const createResumeVideos =
  ({ db, preparing, folders, jobs }: ResumeVideosDependencies) =>
  async (): Promise<void> => {
    const processing = await preparing.listProcessing();
    for (const lectureId of processing) {
      if (!(await jobs.isUnderWay(convertVideo, { lectureId }))) await jobs.send(db, convertVideo, { lectureId });
    }
    for (const lectureId of await folders.list()) {
      if (!processing.includes(lectureId)) await folders.removeAll(lectureId);
    }
  };

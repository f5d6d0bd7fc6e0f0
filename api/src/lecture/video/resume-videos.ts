import { defineJob } from '../../jobs/jobs.ts';
import type { LectureParts } from '../lecture-parts.ts';
import { convertVideo } from './convert-video.ts';
import type { WorkFolders } from './work-folders.ts';

/** A safety net below the job queue's own retries: finds videos without a conversion, and abandoned work folders. */
export const resumeVideos = defineJob<Record<string, never>>('resume-videos', 0);

export const createResumeVideos =
  ({ db, store, jobs }: Pick<LectureParts, 'db' | 'store' | 'jobs'>, folders: WorkFolders) =>
  async (): Promise<void> => {
    const processing = await store.listProcessing();
    for (const lectureId of processing) {
      if (!(await jobs.isUnderWay(convertVideo, { lectureId }))) await jobs.send(db, convertVideo, { lectureId });
    }
    for (const lectureId of await folders.list()) {
      if (!processing.includes(lectureId)) await folders.removeAll(lectureId);
    }
  };

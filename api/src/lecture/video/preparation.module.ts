import path from 'node:path';
import { retryVideo } from '@vidya/contracts/calls/lecture';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { defineJob } from '../../jobs/jobs.ts';
import { route } from '../../policy/route.ts';
import type { LectureParts } from '../lecture-parts.ts';
import { convertVideo, createConvertVideo } from './convert-video.ts';
import { createRemoveRetired, removeRetired } from './retired-media.ts';
import { createRetryVideo } from './retry-video.service.ts';
import { createWorkFolders, type WorkFolders } from './work-folders.ts';

/** A safety net below the job queue's own retries: finds videos without a conversion, and abandoned work folders. */
export const resumeVideos = defineJob<Record<string, never>>('resume-videos', 0);

const createResumeVideos =
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

/** Prepares a video between its upload and its first playback (decision L5); jobs use the parts that are `unhurried`. */
export function preparationModule(app: FastifyInstance, parts: LectureParts, unhurried: LectureParts): void {
  const { config, jobs } = parts;
  const folders = createWorkFolders(path.join(config.dataDir, 'conversions'));
  jobs.handle(convertVideo, createConvertVideo(unhurried, folders));
  jobs.handle(resumeVideos, createResumeVideos(unhurried, folders));
  jobs.repeat(resumeVideos, '*/2 * * * *', {});
  jobs.handle(removeRetired, createRemoveRetired(unhurried));
  jobs.repeat(removeRetired, '23 * * * *', {});

  const service = createRetryVideo(parts);
  route(app, retryVideo, async ({ params, caller }) => ({
    data: await service.retryVideo(params, caller),
    message: apiMessages.video.preparing,
  }));
}

import path from 'node:path';
import { retryVideo } from '@vidya/contracts/calls/lecture';
import { lecture, lectureParams } from '@vidya/contracts/shapes/lecture';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { FileStore } from '../../outside/files/files.ts';
import type { VideoTool } from '../../outside/video/video-tool.ts';
import { policy } from '../../policy/policy.ts';
import type { LectureStore } from '../port/lecture.store.ts';
import { convertVideo, createConvertVideo } from './convert-video.ts';
import { createPreparingStore } from './preparing.store.ts';
import { createResumeVideos, resumeVideos } from './resume-videos.ts';
import { createRetryVideo } from './retry-video.service.ts';
import { createWorkFolders } from './work-folders.ts';

interface PreparationParts {
  config: Pick<Config, 'dataDir'>;
  db: Db;
  store: LectureStore;
  files: FileStore;
  tool: VideoTool;
  jobs: Jobs;
  onChange: () => void;
}

/** Prepares a video between its upload and its first playback (decision L5). */
export function preparationModule(app: FastifyInstance, { config, db, store, jobs, ...parts }: PreparationParts): void {
  const preparing = createPreparingStore(db);
  const folders = createWorkFolders(path.join(config.dataDir, 'conversions'));
  jobs.handle(convertVideo, createConvertVideo({ store, preparing, folders, ...parts }));
  jobs.handle(resumeVideos, createResumeVideos({ db, preparing, folders, jobs }));
  jobs.repeat(resumeVideos, '*/2 * * * *', {});

  const service = createRetryVideo({ store, jobs });
  route(app, retryVideo, {
    access: policy['lecture.change'].by,
    schema: { params: lectureParams, data: lecture },
    handler: async ({ params, caller }) => ({
      data: await service.retryVideo(params, caller),
      message: apiMessages.video.preparing,
    }),
  });
}

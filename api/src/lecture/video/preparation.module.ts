import path from 'node:path';
import { retryVideo } from '@vidya/contracts/calls/lecture';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import type { LectureParts } from '../lecture-parts.ts';
import { lecture, lectureParams } from '../port/lecture-shapes.ts';
import { convertVideo, createConvertVideo } from './convert-video.ts';
import { createResumeVideos, resumeVideos } from './resume-videos.ts';
import { createRetryVideo } from './retry-video.service.ts';
import { createWorkFolders } from './work-folders.ts';

/** Prepares a video between its upload and its first playback (decision L5). */
export function preparationModule(app: FastifyInstance, parts: LectureParts): void {
  const { config, jobs } = parts;
  const folders = createWorkFolders(path.join(config.dataDir, 'conversions'));
  jobs.handle(convertVideo, createConvertVideo(parts, folders));
  jobs.handle(resumeVideos, createResumeVideos(parts, folders));
  jobs.repeat(resumeVideos, '*/2 * * * *', {});

  const service = createRetryVideo(parts);
  route(app, retryVideo, {
    access: policy['lecture.change'].by,
    schema: { params: lectureParams, data: lecture },
    handler: async ({ params, caller }) => ({
      data: await service.retryVideo(params, caller),
      message: apiMessages.video.preparing,
    }),
  });
}

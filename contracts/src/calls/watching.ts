import { z } from 'zod';
import { call } from './call.ts';
import { whole } from './fields.ts';
import { lecture, lectureParams, lectureProgress } from './lecture.ts';

const lecturePreview = lecture.pick({
  _id: true,
  title: true,
  description: true,
  durationSeconds: true,
  youtubeLink: true,
  files: true,
  captions: true,
  poster: true,
});

/** A position in a video. */
export const second = z.number().min(0).max(86_400);

const progressReport = z.object({
  positionSeconds: second,
  /** The [from, to] stretches in seconds since the last report; the server merges them. */
  watched: z.array(z.tuple([second, second])).max(500),
  hasEnded: z.boolean(),
});

const savedProgress = z.object({ progress: lectureProgress, courseProgress: whole });

export const saveProgress = call('saveProgress', 'POST /course/:courseId/:lectureId/progress', {
  access: 'lecture.watch',
  params: lectureParams,
  body: progressReport,
  data: savedProgress,
  keepalive: true,
  example: {
    as: 'learner',
    params: { courseId: '{course}', lectureId: '{lecture}' },
    body: { positionSeconds: 40, watched: [[0, 40]], hasEnded: false },
  },
});

/** A lecture marked as free preview, for everybody; 404 for every other lecture. */
export type LecturePreview = z.infer<typeof lecturePreview>;

export const getPreview = call('getPreview', 'GET /course/:courseId/:lectureId/preview', {
  access: 'lecture.preview',
  params: lectureParams,
  data: lecturePreview,
  example: { as: 'visitor', params: { courseId: '{course}', lectureId: '{lecture}' } },
});

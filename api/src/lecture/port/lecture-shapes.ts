import { type VideoFailure, videoFailures } from '@vidya/contracts/calls/choices';
import type {
  Lecture,
  LectureAuthoringDetails,
  LectureList,
  LecturePreview,
  LectureProgress,
} from '@vidya/contracts/calls/lecture';
import { type CaptionLanguage, captionLanguages } from '@vidya/contracts/rules/captions';
import { lectureStatuses } from '@vidya/contracts/rules/lecture-visibility';
import { courseDetail } from '@vidya/contracts/shapes/course';
import { anyId, formValue, plainText } from '@vidya/contracts/shapes/fields';
import { z } from 'zod';
import { lectureOutlineFields } from '../../course/port/course-shapes.ts';

export const lectureParams = z.object({ courseId: anyId, lectureId: anyId });

const languages = Object.keys(captionLanguages) as [CaptionLanguage, ...CaptionLanguage[]];

const captionsEntries = z
  .array(z.object({ language: z.enum(languages), text: z.string().optional() }))
  .refine((list) => new Set(list.map(({ language }) => language)).size === list.length, 'one entry per language');

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const lectureForm = z.object({
  title: plainText(300).default(''),
  description: plainText(20_000).default(''),
  youtubeLink: plainText(2_000).default(''),
  removeVideo: formValue.optional().transform((value) => value === 'true'),
  /** A blank value counts as absent. */
  uploadId: plainText(200)
    .optional()
    .transform((text) => (text ? anyId.parse(text) : null)),
  isPreview: formValue.optional().transform((value) => (value === undefined ? undefined : value === 'true')),
  status: z.enum(lectureStatuses).optional(),
  /** JSON of `CaptionsEntry[]`. */
  captions: z.string().transform(readJson).pipe(captionsEntries).optional(),
  version: formValue.transform(Number).pipe(z.number().int().min(0)).optional(),
});

export const lectureProgress: z.ZodType<LectureProgress> = z.object({
  positionSeconds: z.number().int(),
  watchedSeconds: z.number().int(),
  isCompleted: z.boolean(),
});

const failures = Object.keys(videoFailures) as [VideoFailure, ...VideoFailure[]];

const authoringDetails: z.ZodType<LectureAuthoringDetails> = z.object({
  version: z.number().int(),
  status: z.enum(lectureStatuses),
  fileName: z.string(),
  failure: z.enum(failures).nullable(),
  canRetry: z.boolean(),
});

const playable = {
  files: z.array(z.object({ src: z.string(), type: z.string() })),
  captions: z.array(z.object({ src: z.string(), language: z.string(), label: z.string() })),
  poster: z.string().nullable(),
};

export const lecture: z.ZodType<Lecture> = z.object({
  ...lectureOutlineFields,
  description: z.string(),
  youtubeLink: z.string(),
  video: z.object({ secure_url: z.string() }).nullable(),
  ...playable,
  state: z.enum(['uploading', 'processing', 'ready', 'failed']),
  percent: z.number().int(),
  progress: lectureProgress.nullable(),
  authoring: authoringDetails.nullable(),
});

export const lectureList: z.ZodType<LectureList> = z.object({
  course: courseDetail,
  lectures: z.array(lecture),
  lastLectureId: z.string().nullable().optional(),
});

export const lecturePreview: z.ZodType<LecturePreview> = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  durationSeconds: z.number().int(),
  youtubeLink: z.string(),
  ...playable,
});

/** All lectures of a course in their new order. */
export const newOrder = z.object({ lectureIds: z.array(anyId).max(5_000) });

const aDaySeconds = 86_400;
const second = z.number().min(0).max(aDaySeconds);

export const progressReport = z.object({
  positionSeconds: second,
  watched: z.array(z.tuple([second, second])).max(500),
  hasEnded: z.boolean(),
});

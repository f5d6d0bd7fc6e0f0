import { z } from 'zod';
import { type VideoFailure, videoFailures } from '../calls/choices.ts';
import { type CaptionLanguage, captionLanguages } from '../rules/captions.ts';
import { lectureStates, lectureStatuses } from '../rules/lecture-visibility.ts';
import { courseDetail, lectureOutline } from './course.ts';
import { anyId, formValue, plainLine, plainText, whole } from './fields.ts';

export const lectureParams = z.object({ courseId: anyId, lectureId: anyId });

export const lectureProgress = z.object({ positionSeconds: whole, watchedSeconds: whole, isCompleted: z.boolean() });

const authoringDetails = z.object({
  /** Counts the authors' saves; the form sends it back, see `LectureForm.version`. */
  version: whole,
  status: z.enum(lectureStatuses),
  /** The sender's name for the uploaded file; '' without one. */
  fileName: z.string(),
  failure: z.enum(Object.keys(videoFailures) as [VideoFailure, ...VideoFailure[]]).nullable(),
  /** The original is stored, and preparing it again can succeed. */
  canRetry: z.boolean(),
  /** Learners see the earlier video or link until the one that `state` describes is ready. */
  isReplacing: z.boolean(),
  /** How many videos are prepared before this one begins; null when it does not wait in the queue. */
  queuedBefore: whole.nullable(),
});

export const lectureFile = z.object({
  /** Same-origin URL that requires the caller's session. */
  src: z.string(),
  type: z.string(),
});

export const lectureCaptions = z.object({
  src: z.string(),
  /** BCP 47, one of `captionLanguages`. */
  language: z.string(),
  label: z.string(),
});

export const lecture = lectureOutline.extend({
  description: z.string(),
  youtubeLink: z.string(),
  video: z.object({ secure_url: z.string() }).nullable(),
  files: z.array(lectureFile),
  captions: z.array(lectureCaptions),
  poster: z.string().nullable(),
  state: z.enum(lectureStates),
  /** Progress of the upload or the conversion, 0 to 100. */
  percent: whole,
  progress: lectureProgress.nullable(),
  /** For managers of the course; null for everybody else. */
  authoring: authoringDetails.nullable(),
});

export const lectureList = z.object({
  course: courseDetail,
  lectures: z.array(lecture),
  /** The learner's last lecture (decision L1); undefined or null before the first. */
  lastLectureId: z.string().nullable().optional(),
});

export const lecturePreview = lecture.pick({
  _id: true,
  title: true,
  description: true,
  durationSeconds: true,
  youtubeLink: true,
  files: true,
  captions: true,
  poster: true,
});

export const createdLecture = z.object({ Course: courseDetail, lectureId: z.string() });

/** All lectures of a course in their new order. */
export const newOrder = z.object({ lectureIds: z.array(anyId).max(5_000) });

export const publishedLectures = z.object({
  Course: courseDetail,
  published: whole,
  /** Titles. */
  notReady: z.array(z.string()),
});

/** A position in a video. */
export const second = z.number().min(0).max(86_400);

export const progressReport = z.object({
  positionSeconds: second,
  /** The [from, to] stretches in seconds since the last report; the server merges them. */
  watched: z.array(z.tuple([second, second])).max(500),
  hasEnded: z.boolean(),
});

export const savedProgress = z.object({ progress: lectureProgress, courseProgress: whole });

const languages = Object.keys(captionLanguages) as [CaptionLanguage, ...CaptionLanguage[]];

const captionsEntries = z
  .array(z.object({ language: z.enum(languages), text: z.string().optional() }))
  .refine(
    (list) => new Set(list.map(({ language }) => language)).size === list.length,
    'must have one entry per language',
  );

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `LectureForm` as the server reads it. */
export const lectureForm = z.object({
  title: plainLine(300).default(''),
  description: plainText(20_000).default(''),
  youtubeLink: plainLine(2_000).default(''),
  removeVideo: formValue.optional().transform((value) => value === 'true'),
  keepVideo: formValue.optional().transform((value) => value === 'true'),
  /** A blank value counts as absent. */
  uploadId: plainLine(200)
    .optional()
    .transform((text) => (text ? anyId.parse(text) : null)),
  isPreview: formValue.optional().transform((value) => (value === undefined ? undefined : value === 'true')),
  status: z.enum(lectureStatuses).optional(),
  /** JSON of `CaptionsEntry[]`. */
  captions: z.string().transform(readJson).pipe(captionsEntries).optional(),
  version: formValue.transform(Number).pipe(z.number().int().min(0)).optional(),
});

import { z } from 'zod';
import type { StoredKind } from '../rules/course/lecture-source.ts';
import { type LectureStatus, lectureStates, lectureStatuses } from '../rules/course/lecture-visibility.ts';
import { limits } from '../rules/limits.ts';
import { quizLimits } from '../rules/quiz/question-problems.ts';
import { type CaptionLanguage, captionLanguages } from '../rules/text/captions.ts';
import { cleanText } from '../rules/text/clean-text.ts';
import { type VideoFailure, videoFailures } from '../texts/choices.ts';
import { call, sentAs } from './call.ts';
import { courseDetail, courseIdParams, lectureOutline } from './course.ts';
import { anyId, formValue, jsonOf, plainLine, plainText, quizSettingsForm, whole } from './fields.ts';

export const lectureParams = z.object({ courseId: anyId, lectureId: anyId });

export const lectureProgress = z.object({ positionSeconds: whole, watchedSeconds: whole, isCompleted: z.boolean() });

const authoringDetails = z.object({
  /** Counts the authors' saves; the form sends it back, see `LectureForm.version`. */
  version: whole,
  status: z.enum(lectureStatuses),
  /** When the draft is published by itself; null for none. */
  publishAt: z.string().nullable(),
  /** The sender's name for the uploaded file; '' without one. */
  fileName: z.string(),
  failure: z.enum(Object.keys(videoFailures) as [VideoFailure, ...VideoFailure[]]).nullable(),
  /** The original is stored, and preparing it again can succeed. */
  canRetry: z.boolean(),
  /** Learners see the earlier video or link until the one that `state` describes is ready. */
  isReplacing: z.boolean(),
  /** How many videos are prepared before this one begins; null when it does not wait in the queue. */
  queuedBefore: whole.nullable(),
  /** The length that the author named, in minutes; null for that of the content. */
  expectedMinutes: whole.nullable(),
});

const lectureFile = z.object({
  /** Same-origin URL that requires the caller's session. */
  src: z.string(),
  type: z.string(),
});

const lectureCaptions = z.object({
  src: z.string(),
  /** BCP 47, one of `captionLanguages`. */
  language: z.string(),
  label: z.string(),
});

/** A file that a lecture offers. */
const lectureResource = z.object({
  _id: z.string(),
  /** The sender's, in any script. */
  name: z.string(),
  type: z.string(),
  bytes: whole,
  /** Same-origin URL that requires the caller's session, and downloads; with `?open` a PDF opens in the browser. */
  src: z.string(),
});

export const lecture = lectureOutline.omit({ resourceCount: true }).extend({
  description: z.string(),
  youtubeLink: z.string(),
  video: z.object({ secure_url: z.string() }).nullable(),
  files: z.array(lectureFile),
  /** In the order in which they were added. */
  resources: z.array(lectureResource),
  captions: z.array(lectureCaptions),
  poster: z.string().nullable(),
  state: z.enum(lectureStates),
  /** Progress of the upload or the conversion, 0 to 100. */
  percent: whole,
  progress: lectureProgress.nullable(),
  /** For managers of the course; null for everybody else. */
  authoring: authoringDetails.nullable(),
});

const lectureList = z.object({
  course: courseDetail,
  lectures: z.array(lecture),
  /** The learner's last lecture (decision L1); undefined or null before the first. */
  lastLectureId: z.string().nullable().optional(),
});

const createdLecture = z.object({ Course: courseDetail, lectureId: z.string() });

const storedKinds = ['video', 'article', 'files', 'quiz'] as const satisfies StoredKind[];

const languages = Object.keys(captionLanguages) as [CaptionLanguage, ...CaptionLanguage[]];

const captionsEntries = z
  .array(z.object({ language: z.enum(languages), text: z.string().optional() }))
  .refine(
    (list) => new Set(list.map(({ language }) => language)).size === list.length,
    'must have one entry per language',
  );

/** A file that is stored, or a finished upload that becomes one. */
const resourceEntry = z.union([z.object({ resourceId: anyId }), z.object({ uploadId: anyId })]);

/** `LectureForm` as the server reads it. */
const lectureForm = z.object({
  title: plainLine(300).default(''),
  description: plainText(20_000).default(''),
  kind: z.enum(storedKinds).optional(),
  article: z.string().max(limits.article.maxHtml).overwrite(cleanText).optional(),
  questions: z.string().max(quizLimits.source).overwrite(cleanText).optional(),
  /** JSON of `QuizSettings`. */
  quizSettings: jsonOf(quizSettingsForm).optional(),
  /** A blank value counts as none. */
  expectedMinutes: formValue
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(z.number().int().min(1).max(limits.expectedMinutesMax).nullable())
    .optional(),
  youtubeLink: plainLine(2_000).default(''),
  removeVideo: formValue.optional().transform((value) => value === 'true'),
  keepVideo: formValue.optional().transform((value) => value === 'true'),
  /** A blank value counts as absent. */
  uploadId: plainLine(200)
    .optional()
    .transform((text) => (text ? anyId.parse(text) : null)),
  isPreview: formValue.optional().transform((value) => (value === undefined ? undefined : value === 'true')),
  status: z.enum(lectureStatuses).optional(),
  /** A blank value counts as absent. */
  sectionId: plainLine(200)
    .optional()
    .transform((text) => (text ? anyId.parse(text) : undefined)),
  /** JSON of `CaptionsEntry[]`. */
  captions: jsonOf(captionsEntries).optional(),
  /** JSON of `ResourceEntry[]`. */
  resources: jsonOf(z.array(resourceEntry).max(500)).optional(),
  version: formValue.transform(Number).pipe(z.number().int().min(0)).optional(),
});

/** What everybody may see of a lecture before buying: only lectures that learners see. */
export type LectureOutline = z.infer<typeof lectureOutline>;

export type LectureFile = z.infer<typeof lectureFile>;

/** One language of a lecture's captions. */
export type LectureCaptions = z.infer<typeof lectureCaptions>;

export type LectureResource = z.infer<typeof lectureResource>;
export type ResourceEntry = z.infer<typeof resourceEntry>;

export type LectureProgress = z.infer<typeof lectureProgress>;

/**
 * A lecture for an entitled person. The link takes precedence over the video (decision L4); a blank link counts as
 * absent.
 */
export type Lecture = z.infer<typeof lecture>;

export type LectureAuthoringDetails = NonNullable<Lecture['authoring']>;

export type LectureList = z.infer<typeof lectureList>;

export interface LectureForm {
  title: string;
  description: string;
  /** Creating only: what the lecture is made of. Undefined: a film. */
  kind?: StoredKind;
  /** Of an article: its text as the editor writes it (`articleTags`). Undefined keeps it. */
  article?: string;
  /** Of a quiz: its questions in the text form (rules/quiz), and JSON of `QuizSettings`. Undefined keeps them. */
  questions?: string;
  quizSettings?: string;
  /** The length that a learner should expect, 1 to `limits.expectedMinutesMax`; '' for that of the content. Undefined keeps it. */
  expectedMinutes?: string;
  /** The whole file in the form's own request; `uploadId` is the resumable alternative. */
  video?: Blob;
  /** A resumable upload of the caller for this course (`upload.ts`), finished or in progress. */
  uploadId?: string;
  youtubeLink?: string;
  createdby?: string;
  /** Editing only: removes the stored video. */
  removeVideo?: boolean;
  /** Editing only: gives up a replacement that is on its way or has failed. */
  keepVideo?: boolean;
  /** Visitors may watch this lecture. Undefined keeps the value. */
  isPreview?: boolean;
  /** Creating only: the section at whose end it stands. Undefined: the last one. */
  sectionId?: string;
  /** Undefined publishes a new lecture and keeps the status of an existing one. */
  status?: LectureStatus;
  /** JSON of `CaptionsEntry[]`: the complete captions after the save. Undefined keeps the current ones. */
  captions?: string;
  /** JSON of `ResourceEntry[]`: the complete files after the save. Undefined keeps the current ones. */
  resources?: string;
  /**
   * Editing only: the loaded `authoring.version`. The response is 409 after a later save. Undefined skips
   * the check.
   */
  version?: number;
}

export const listLectures = call('listLectures', 'GET /course/:courseId/lectures', {
  access: 'lecture.watch',
  params: courseIdParams,
  data: lectureList,
  example: { as: 'learner', params: { courseId: '{course}' } },
});

export const createLecture = call('createLecture', 'POST /course/:courseId/', {
  access: 'lecture.change',
  params: courseIdParams,
  body: sentAs<LectureForm>()(lectureForm),
  data: createdLecture,
  encoding: 'multipart',
  creates: true,
  example: {
    as: 'instructor',
    params: { courseId: '{course}' },
    body: { title: 'A new lecture', description: '', youtubeLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  },
});

export const updateLecture = call('updateLecture', 'PUT /course/:courseId/:lectureId', {
  access: 'lecture.change',
  params: lectureParams,
  body: sentAs<LectureForm>()(lectureForm),
  data: courseDetail,
  encoding: 'multipart',
  example: {
    as: 'instructor',
    params: { courseId: '{course}', lectureId: '{lecture}' },
    body: { title: 'A new lecture', description: '', youtubeLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  },
});

export const deleteLecture = call('deleteLecture', 'DELETE /course/:courseId/:lectureId', {
  access: 'lecture.change',
  params: lectureParams,
  data: courseDetail,
  example: { as: 'instructor', params: { courseId: '{course}', lectureId: '{lecture}' } },
});

/** 'Try again': converts a failed video again from the stored original. */
export const retryVideo = call('retryVideo', 'POST /course/:courseId/:lectureId/retry', {
  access: 'lecture.change',
  params: lectureParams,
  data: lecture,
});

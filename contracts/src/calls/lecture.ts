import type { z } from 'zod';
import type { LectureStatus } from '../rules/lecture-visibility.ts';
import type { lectureOutline } from '../shapes/course.ts';
import type {
  createdLecture,
  lecture,
  lectureCaptions,
  lectureFile,
  lectureList,
  lecturePreview,
  lectureProgress,
  newOrder,
  progressReport,
  publishedLectures,
  savedProgress,
} from '../shapes/lecture.ts';
import { defineCall } from './call.ts';
import type { CourseDetail } from './course.ts';

/** What everybody may see of a lecture before buying: only lectures that learners see. */
export type LectureOutline = z.infer<typeof lectureOutline>;

export type LectureFile = z.infer<typeof lectureFile>;

/** One language of a lecture's captions. */
export type LectureCaptions = z.infer<typeof lectureCaptions>;

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
  /** Undefined publishes a new lecture and keeps the status of an existing one. */
  status?: LectureStatus;
  /** JSON of `CaptionsEntry[]`: the complete captions after the save. Undefined keeps the current ones. */
  captions?: string;
  /**
   * Editing only: the loaded `authoring.version`. The response is 409 after a later save. Undefined skips
   * the check.
   */
  version?: number;
}

interface CourseId {
  courseId: string;
}
interface LectureId extends CourseId {
  lectureId: string;
}

type Params<P> = { params: P & Record<string, string> };

export const listLectures = defineCall<Params<CourseId> & { data: LectureList }>(
  'listLectures',
  'GET /course/:courseId/lectures',
);
export const createLecture = defineCall<Params<CourseId> & { body: LectureForm; data: z.infer<typeof createdLecture> }>(
  'createLecture',
  'POST /course/:courseId/',
  { encoding: 'multipart', creates: true },
);
export const updateLecture = defineCall<Params<LectureId> & { body: LectureForm; data: CourseDetail }>(
  'updateLecture',
  'PUT /course/:courseId/:lectureId',
  { encoding: 'multipart' },
);
export const deleteLecture = defineCall<Params<LectureId> & { data: CourseDetail }>(
  'deleteLecture',
  'DELETE /course/:courseId/:lectureId',
);
/** `lectureIds` is the new order of all lectures of the course; 409 when it does not match the current set. */
export const reorderLectures = defineCall<Params<CourseId> & { body: z.infer<typeof newOrder>; data: CourseDetail }>(
  'reorderLectures',
  'PUT /course/:courseId/lectures/order',
);
/** 'Publish all ready': publishes every draft with a playable video; `notReady` has the titles of the others. */
export const publishLectures = defineCall<Params<CourseId> & { data: z.infer<typeof publishedLectures> }>(
  'publishLectures',
  'POST /course/:courseId/lectures/publish',
);
/** 'Try again': converts a failed video again from the stored original. */
export const retryVideo = defineCall<Params<LectureId> & { data: Lecture }>(
  'retryVideo',
  'POST /course/:courseId/:lectureId/retry',
);
export const saveProgress = defineCall<
  Params<LectureId> & {
    body: z.infer<typeof progressReport>;
    data: z.infer<typeof savedProgress>;
  }
>('saveProgress', 'POST /course/:courseId/:lectureId/progress', { keepalive: true });

/** A lecture marked as free preview, for everybody; 404 for every other lecture. */
export type LecturePreview = z.infer<typeof lecturePreview>;
export const getPreview = defineCall<Params<LectureId> & { data: LecturePreview }>(
  'getPreview',
  'GET /course/:courseId/:lectureId/preview',
);

/** The source that the viewer plays. */
export type LectureSource =
  | { kind: 'youtube'; link: string }
  | { kind: 'upload'; files: LectureFile[] }
  | { kind: 'none' };

export function lectureSource(lecture: Pick<Lecture, 'youtubeLink' | 'files'>): LectureSource {
  const link = lecture.youtubeLink.trim();
  if (link) return { kind: 'youtube', link };
  return lecture.files.length > 0 ? { kind: 'upload', files: lecture.files } : { kind: 'none' };
}

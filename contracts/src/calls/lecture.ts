import type { LectureState, LectureStatus } from '../rules/lecture-visibility.ts';
import { defineCall } from './call.ts';
import type { CourseDetail } from './course.ts';
import type { LectureOutline } from './lecture-outline.ts';

/** Why an upload did not become a video; `videoFailures` has the messages for the author. */
export type VideoFailure = keyof typeof videoFailures;

export const videoFailures = {
  needsConversion: 'This video needs conversion, which this server cannot do. Upload a .mp4 file.',
  unreadable: 'This file could not be read as a video. It may be damaged or incomplete.',
  noPicture: 'This file holds no moving picture.',
  tooLong: 'This video is longer than 6 hours.',
  tooLarge: 'The picture of this video is too large. Upload it at 4K or smaller.',
  uploadStopped: 'The upload was not finished. Choose the file again.',
  interrupted: 'The preparation did not finish.',
} as const;

export interface LectureFile {
  /** Same-origin URL that requires the caller's session. */
  src: string;
  type: string;
}

/** One language of a lecture's captions. */
export interface LectureCaptions {
  src: string;
  /** BCP 47, one of `captionLanguages`. */
  language: string;
  label: string;
}

export interface LectureProgress {
  positionSeconds: number;
  watchedSeconds: number;
  isCompleted: boolean;
}

/**
 * A lecture for an entitled person. The link takes precedence over the video (decision L4); a blank link counts as
 * absent.
 */
export interface Lecture extends LectureOutline {
  description: string;
  youtubeLink: string;
  video: { secure_url: string } | null;
  files: LectureFile[];
  captions: LectureCaptions[];
  poster: string | null;
  state: LectureState;
  /** Progress of the upload or the conversion, 0 to 100. */
  percent: number;
  progress: LectureProgress | null;
  /** For managers of the course; null for everybody else. */
  authoring: LectureAuthoringDetails | null;
}

export interface LectureAuthoringDetails {
  /** Counts the authors' saves; the form sends it back, see `LectureForm.version`. */
  version: number;
  status: LectureStatus;
  /** The sender's name for the uploaded file; '' without one. */
  fileName: string;
  failure: VideoFailure | null;
  /** The original is stored, so the conversion can be retried. */
  canRetry: boolean;
}

export interface LectureList {
  course: CourseDetail;
  lectures: Lecture[];
  /** The learner's last lecture (decision L1); undefined or null before the first. */
  lastLectureId?: string | null;
}

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
  /** Visitors may watch this lecture. Undefined keeps the value. */
  isPreview?: boolean;
  /** Undefined publishes a new lecture and keeps the status of an existing one. */
  status?: LectureStatus;
  /** JSON of `CaptionsEntry[]`: the complete captions after the save. Undefined keeps the current ones. */
  captions?: string;
  /**
   * Editing only: the loaded `authoring.version`. The response is 409 when somebody has saved since. Undefined skips
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

export const listLectures = defineCall<Params<CourseId> & { data: LectureList }>({
  name: 'listLectures',
  method: 'GET',
  path: '/course/:courseId/lectures',
});
export const createLecture = defineCall<
  Params<CourseId> & { body: LectureForm; data: { Course: CourseDetail; lectureId: string } }
>({
  name: 'createLecture',
  method: 'POST',
  path: '/course/:courseId/',
  encoding: 'multipart',
});
export const updateLecture = defineCall<Params<LectureId> & { body: LectureForm; data: CourseDetail }>({
  name: 'updateLecture',
  method: 'PUT',
  path: '/course/:courseId/:lectureId',
  encoding: 'multipart',
});
export const deleteLecture = defineCall<Params<LectureId> & { data: CourseDetail }>({
  name: 'deleteLecture',
  method: 'DELETE',
  path: '/course/:courseId/:lectureId',
});
/** `lectureIds` is the new order of all lectures of the course; 409 when it does not match the current set. */
export const reorderLectures = defineCall<Params<CourseId> & { body: { lectureIds: string[] }; data: CourseDetail }>({
  name: 'reorderLectures',
  method: 'PUT',
  path: '/course/:courseId/lectures/order',
});
/** 'Publish all ready': publishes every draft with a playable video; `notReady` has the titles of the others. */
export const publishLectures = defineCall<
  Params<CourseId> & { data: { Course: CourseDetail; published: number; notReady: string[] } }
>({
  name: 'publishLectures',
  method: 'POST',
  path: '/course/:courseId/lectures/publish',
});
/** 'Try again': converts a failed video again from the stored original. */
export const retryVideo = defineCall<Params<LectureId> & { data: Lecture }>({
  name: 'retryVideo',
  method: 'POST',
  path: '/course/:courseId/:lectureId/retry',
});
/** `watched` are the [from, to] stretches in seconds since the last report; the server merges them. */
export const saveProgress = defineCall<
  Params<LectureId> & {
    body: { positionSeconds: number; watched: [number, number][]; hasEnded: boolean };
    data: { progress: LectureProgress; courseProgress: number };
  }
>({ name: 'saveProgress', method: 'POST', path: '/course/:courseId/:lectureId/progress', keepalive: true });

/** A lecture marked as free preview, for everybody; 404 for every other lecture. */
export type LecturePreview = Pick<
  Lecture,
  '_id' | 'title' | 'description' | 'durationSeconds' | 'youtubeLink' | 'files' | 'captions' | 'poster'
>;
export const getPreview = defineCall<Params<LectureId> & { data: LecturePreview }>({
  name: 'getPreview',
  method: 'GET',
  path: '/course/:courseId/:lectureId/preview',
});

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

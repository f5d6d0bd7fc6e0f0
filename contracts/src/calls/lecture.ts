import type { LectureState, LectureStatus } from '../rules/lecture-visibility.ts';
import { defineCall } from './call.ts';
import type { CourseDetail } from './course.ts';
import type { LectureOutline } from './lecture-outline.ts';

/** Why an upload did not become a video; `videoFailures` says it to the author. */
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
  /** Same-origin address that needs the caller's session. */
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

/** What an entitled person gets. The link wins over the video (decision L4); a blank link counts as absent. */
export interface Lecture extends LectureOutline {
  description: string;
  youtubeLink: string;
  video: { secure_url: string } | null;
  files: LectureFile[];
  captions: LectureCaptions[];
  poster: string | null;
  state: LectureState;
  /** How much of the upload or the preparation is done, 0 to 100. */
  percent: number;
  progress: LectureProgress | null;
  /** For those who manage the course; null for everybody else. */
  authoring: LectureAuthoringDetails | null;
}

export interface LectureAuthoringDetails {
  /** Counts the saves by authors; goes back with the form, see `LectureForm.version`. */
  version: number;
  status: LectureStatus;
  /** The name that the uploaded file had; '' without one. */
  fileName: string;
  failure: VideoFailure | null;
  /** The upload is kept, so that its preparation can be tried again. */
  canRetry: boolean;
}

export interface LectureList {
  course: CourseDetail;
  lectures: Lecture[];
  /** Where the learner was last (decision L1); left out or null when nowhere yet. */
  lastLectureId?: string | null;
}

export interface LectureForm {
  title: string;
  description: string;
  /** The whole file in the form's own request; `uploadId` is the resumable way. */
  video?: Blob;
  /** A resumable upload of the caller for this course (`upload.ts`), finished or still on its way. */
  uploadId?: string;
  youtubeLink?: string;
  createdby?: string;
  /** Editing only: the stored video goes. */
  removeVideo?: boolean;
  /** Visitors may watch this lecture. Left out: as it is. */
  isPreview?: boolean;
  /** Left out: published when it is new, else as it is. */
  status?: LectureStatus;
  /** JSON of `CaptionsEntry[]`: what the lecture is to have. Left out: as it is. */
  captions?: string;
  /** Editing only: `authoring.version` that was read; answers 409 when somebody saved since. Without it, the last one wins. */
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
/** `lectureIds` are all lectures of the course in their new order; 409 when they are not (any more). */
export const reorderLectures = defineCall<Params<CourseId> & { body: { lectureIds: string[] }; data: CourseDetail }>({
  name: 'reorderLectures',
  method: 'PUT',
  path: '/course/:courseId/lectures/order',
});
/** 'Publish all ready': publishes every draft that has something to play; `notReady` are the titles of those that stay. */
export const publishLectures = defineCall<
  Params<CourseId> & { data: { Course: CourseDetail; published: number; notReady: string[] } }
>({
  name: 'publishLectures',
  method: 'POST',
  path: '/course/:courseId/lectures/publish',
});
/** 'Try again': prepares a failed video once more from the file that is kept. */
export const retryVideo = defineCall<Params<LectureId> & { data: Lecture }>({
  name: 'retryVideo',
  method: 'POST',
  path: '/course/:courseId/:lectureId/retry',
});
/** `watched` are the [from, to] stretches in seconds seen since the last report; unions are made on the server. */
export const saveProgress = defineCall<
  Params<LectureId> & {
    body: { positionSeconds: number; watched: [number, number][]; hasEnded: boolean };
    data: { progress: LectureProgress; courseProgress: number };
  }
>({ name: 'saveProgress', method: 'POST', path: '/course/:courseId/:lectureId/progress', keepalive: true });

/** A lecture marked as free preview, as anybody may watch it; 404 for every other lecture. */
export type LecturePreview = Pick<
  Lecture,
  '_id' | 'title' | 'description' | 'durationSeconds' | 'youtubeLink' | 'files' | 'captions' | 'poster'
>;
export const getPreview = defineCall<Params<LectureId> & { data: LecturePreview }>({
  name: 'getPreview',
  method: 'GET',
  path: '/course/:courseId/:lectureId/preview',
});

/** How the viewer plays a lecture. */
export type LectureSource =
  | { kind: 'youtube'; link: string }
  | { kind: 'upload'; files: LectureFile[] }
  | { kind: 'none' };

export function lectureSource(lecture: Pick<Lecture, 'youtubeLink' | 'files'>): LectureSource {
  const link = lecture.youtubeLink.trim();
  if (link) return { kind: 'youtube', link };
  return lecture.files.length > 0 ? { kind: 'upload', files: lecture.files } : { kind: 'none' };
}

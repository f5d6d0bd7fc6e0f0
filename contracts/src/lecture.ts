import { defineCall } from './call.ts';
import type { CourseDetail } from './course.ts';

export type LectureState = 'uploading' | 'processing' | 'ready' | 'failed';

/** What everybody may see of a lecture before buying. */
export interface LectureOutline {
  _id: string;
  title: string;
  durationSeconds: number;
  isPreview: boolean;
}

export interface LectureFile {
  /** Same-origin address that needs the caller's session. */
  src: string;
  type: string;
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
  captions: { src: string; language: string; label: string }[];
  poster: string | null;
  state: LectureState;
  progress: LectureProgress | null;
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
  video?: Blob;
  youtubeLink?: string;
  createdby?: string;
  /** Editing only: the stored video goes. */
  removeVideo?: boolean;
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
export const createLecture = defineCall<Params<CourseId> & { body: LectureForm; data: { Course: CourseDetail } }>({
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
/** `watched` are the [from, to] stretches in seconds seen since the last report; unions are made on the server. */
export const saveProgress = defineCall<
  Params<LectureId> & {
    body: { positionSeconds: number; watched: [number, number][]; hasEnded: boolean };
    data: { progress: LectureProgress; courseProgress: number };
  }
>({ name: 'saveProgress', method: 'POST', path: '/course/:courseId/:lectureId/progress' });

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

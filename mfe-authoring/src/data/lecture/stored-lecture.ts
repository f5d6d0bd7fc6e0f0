import type { Lecture } from '@vidya/contracts/calls/lecture';
import { type CaptionLanguage, isCaptionLanguage } from '@vidya/contracts/rules/captions';
import { blankLecture, fieldsOfLecture, type LectureFields } from './lecture-fields.ts';

/** The server's version of a lecture, in the form's shape. */
export interface StoredLecture {
  fields: LectureFields;
  captions: { language: CaptionLanguage; src: string }[];
  /** The file name of its video; '' without one. */
  videoName: string;
  /** How often authors saved it; null for a new lecture. */
  version: number | null;
}

export const noLecture: StoredLecture = { fields: blankLecture, captions: [], videoName: '', version: null };

export const storedLecture = (lecture: Lecture): StoredLecture => ({
  fields: fieldsOfLecture(lecture),
  captions: lecture.captions.flatMap(({ language, src }) => (isCaptionLanguage(language) ? [{ language, src }] : [])),
  videoName: lecture.authoring?.fileName ?? '',
  version: lecture.authoring?.version ?? null,
});

/** True also while the video has no address yet because it is in preparation, and after its preparation failed. */
export const hasVideo = ({ video, state, authoring }: Lecture): boolean =>
  video !== null || state === 'uploading' || state === 'processing' || (authoring?.canRetry ?? false);

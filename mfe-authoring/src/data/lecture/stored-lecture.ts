import type { Lecture } from '@vidya/contracts/calls/lecture';
import { lectureProblems } from '@vidya/contracts/rules/course/course-validation';
import { youtubeId } from '@vidya/contracts/rules/course/youtube';
import { type CaptionLanguage, isCaptionLanguage } from '@vidya/contracts/rules/text/captions';
import type { Problem } from '@vidya/contracts/rules/validation';

export const blankLecture = {
  title: '',
  description: '',
  youtubeLink: '',
  isPreview: false,
  /** Not published: hidden from learners (decision C16). */
  isDraft: false,
};

export type LectureFields = typeof blankLecture;

export type LectureField = keyof LectureFields | 'video' | 'captions' | 'creator' | 'article';

const fieldsOfLecture = ({ title, description, youtubeLink, isPreview, authoring }: Lecture): LectureFields => ({
  title,
  description,
  youtubeLink,
  isPreview,
  isDraft: authoring?.status === 'draft',
});

/** The rules of section 5; a link that names no YouTube video is a problem too. */
export function lectureFormProblems(form: Parameters<typeof lectureProblems>[0]): Problem<LectureField>[] {
  const problems: Problem<LectureField>[] = lectureProblems(form);
  const isWrongLink = form.youtubeLink.trim() !== '' && youtubeId(form.youtubeLink) === null;
  return isWrongLink ? [...problems, { field: 'youtubeLink', message: 'Provide Valid Youtube Link' }] : problems;
}

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
  video !== null ||
  state === 'uploading' ||
  state === 'processing' ||
  (state === 'failed' && Boolean(authoring?.canRetry || authoring?.fileName));

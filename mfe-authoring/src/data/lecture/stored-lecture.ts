import type { Lecture, LectureResource } from '@vidya/contracts/calls/lecture';
import { lectureProblems } from '@vidya/contracts/rules/course/course-validation';
import { youtubeId } from '@vidya/contracts/rules/course/youtube';
import { limits } from '@vidya/contracts/rules/limits';
import { type CaptionLanguage, isCaptionLanguage } from '@vidya/contracts/rules/text/captions';
import { type Problem, problemsOf } from '@vidya/contracts/rules/validation';
import { articleTexts, resourceTexts } from '@vidya/contracts/texts/texts';

export const blankLecture = {
  title: '',
  description: '',
  youtubeLink: '',
  /** Of an article: its HTML. */
  article: '',
  /** In minutes; '' for the length of the content. */
  expectedMinutes: '',
  isPreview: false,
  /** Not published: hidden from learners (decision C16). */
  isDraft: false,
};

export type LectureFields = typeof blankLecture;

export type LectureField = keyof LectureFields | 'video' | 'captions' | 'resources' | 'creator';

const fieldsOfLecture = (lecture: Lecture, article: string): LectureFields => ({
  title: lecture.title,
  description: lecture.description,
  youtubeLink: lecture.youtubeLink,
  article,
  expectedMinutes: String(lecture.authoring?.expectedMinutes ?? ''),
  isPreview: lecture.isPreview,
  isDraft: lecture.authoring?.status === 'draft',
});

type FormContent = Parameters<typeof lectureProblems>[0] &
  Pick<LectureFields, 'expectedMinutes'> & {
    /** Files are on their way. */
    isSending: boolean;
  };

/** The rules of section 5; a link that names no YouTube video is a problem too, and so is a length out of range. */
export function lectureFormProblems(form: FormContent): Problem<LectureField>[] {
  const { kind, youtubeLink, expectedMinutes } = form;
  const link = kind === 'video' ? youtubeLink.trim() : '';
  const hasLength = kind !== 'video' || link !== '';
  return [
    ...lectureProblems(form),
    ...problemsOf<LectureField>([
      [link !== '' && youtubeId(link) === null, 'youtubeLink', 'Provide Valid Youtube Link'],
      [form.isSending, 'resources', resourceTexts.notArrived],
      [hasLength && !isLength(expectedMinutes.trim()), 'expectedMinutes', articleTexts.minutes],
    ]),
  ];
}

const isLength = (minutes: string): boolean =>
  minutes === '' || (/^\d+$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= limits.expectedMinutesMax);

/** The server's version of a lecture, in the form's shape. */
export interface StoredLecture {
  fields: LectureFields;
  captions: { language: CaptionLanguage; src: string }[];
  resources: LectureResource[];
  /** The file name of its video; '' without one. */
  videoName: string;
  /** How often authors saved it; null for a new lecture. */
  version: number | null;
}

export const noLecture: StoredLecture = {
  fields: blankLecture,
  captions: [],
  resources: [],
  videoName: '',
  version: null,
};

/** `article` is the source of its text; '' for other kinds. */
export const storedLecture = (lecture: Lecture, article: string): StoredLecture => ({
  fields: fieldsOfLecture(lecture, article),
  captions: lecture.captions.flatMap(({ language, src }) => (isCaptionLanguage(language) ? [{ language, src }] : [])),
  resources: lecture.resources,
  videoName: lecture.authoring?.fileName ?? '',
  version: lecture.authoring?.version ?? null,
});

/** True also while the video has no address yet because it is in preparation, and after its preparation failed. */
export const hasVideo = ({ video, state, authoring }: Lecture): boolean =>
  video !== null ||
  state === 'uploading' ||
  state === 'processing' ||
  (state === 'failed' && Boolean(authoring?.canRetry || authoring?.fileName));

import type { Lecture, LectureResource } from '@vidya/contracts/calls/lecture';
import { lectureProblems } from '@vidya/contracts/rules/course/course-validation';
import { youtubeId } from '@vidya/contracts/rules/course/youtube';
import { limits } from '@vidya/contracts/rules/limits';
import { defaultQuizSettings, type QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { quizProblems } from '@vidya/contracts/rules/quiz/read-questions';
import { type CaptionLanguage, isCaptionLanguage } from '@vidya/contracts/rules/text/captions';
import { type Problem, problemsOf } from '@vidya/contracts/rules/validation';
import { articleTexts, resourceTexts } from '@vidya/contracts/texts/texts';

export const blankLecture = {
  title: '',
  description: '',
  youtubeLink: '',
  /** Of an article: its HTML. */
  article: '',
  /** Of a quiz: its questions in the text form, and JSON of its settings. */
  questions: '',
  quizSettings: JSON.stringify(defaultQuizSettings),
  /** In minutes; '' for the length of the content. */
  expectedMinutes: '',
  isPreview: false,
  /** Not published: hidden from learners (decision C16). */
  isDraft: false,
};

export type LectureFields = typeof blankLecture;

export type LectureField = keyof LectureFields | 'video' | 'captions' | 'resources' | 'creator';

/** What only some kinds have: blank for the others. */
export type ContentFields = Pick<LectureFields, 'article' | 'questions' | 'quizSettings'>;

export const noContent: ContentFields = pickContent(blankLecture);

function pickContent({ article, questions, quizSettings }: LectureFields): ContentFields {
  return { article, questions, quizSettings };
}

const fieldsOfLecture = (lecture: Lecture, content: ContentFields): LectureFields => ({
  ...content,
  title: lecture.title,
  description: lecture.description,
  youtubeLink: lecture.youtubeLink,
  expectedMinutes: String(lecture.authoring?.expectedMinutes ?? ''),
  isPreview: lecture.isPreview,
  isDraft: lecture.authoring?.status === 'draft',
});

type FormContent = Parameters<typeof lectureProblems>[0] &
  Pick<LectureFields, 'expectedMinutes' | 'questions' | 'quizSettings'> & {
    /** Files are on their way. */
    isSending: boolean;
  };

/** The rules of section 5; a link that names no YouTube video is a problem too, and so is a length out of range. */
export function lectureFormProblems(form: FormContent): Problem<LectureField>[] {
  const { kind, youtubeLink, expectedMinutes } = form;
  const link = kind === 'video' ? youtubeLink.trim() : '';
  const hasLength = kind !== 'video' || link !== '';
  return [
    ...lectureProblems({ ...form, quizFaults: kind === 'quiz' ? quizProblems(form.questions, settingsIn(form)) : [] }),
    ...problemsOf<LectureField>([
      [link !== '' && youtubeId(link) === null, 'youtubeLink', 'Provide Valid Youtube Link'],
      [form.isSending, 'resources', resourceTexts.notArrived],
      [hasLength && !isLength(expectedMinutes.trim()), 'expectedMinutes', articleTexts.minutes],
    ]),
  ];
}

/** The settings of the form's quiz. */
export const settingsIn = ({ quizSettings }: Pick<LectureFields, 'quizSettings'>): QuizSettings => ({
  ...defaultQuizSettings,
  ...(JSON.parse(quizSettings) as QuizSettings),
});

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

export const storedLecture = (lecture: Lecture, content: ContentFields): StoredLecture => ({
  fields: fieldsOfLecture(lecture, content),
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

import { defaultQuizSettings, type QuizMode, type QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { ALL_COURSES, type CourseDraft, type LectureDraft } from '../all-courses.ts';
import { addDays, earliest, HISTORY_START, latest, momentBetween } from '../dates.ts';
import type { SeedCourse, SeedLecture, SeedSection } from '../demo-data.ts';
import { idFor, randomFrom } from '../random.ts';
import { articleHtml, quizText } from '../sample-files.ts';
import { mediaFor } from '../sample-media.ts';
import { userId } from './users.ts';

/** A course with its draft. */
export interface DraftedCourse {
  draft: CourseDraft;
  course: SeedCourse;
}

/** Every course, dated between the first day of the history and `until`. */
export const buildCourses = (until: Date): DraftedCourse[] =>
  ALL_COURSES.map((draft) => ({ draft, course: toCourse(draft, until) }));

function toCourse(draft: CourseDraft, until: Date): SeedCourse {
  const {
    instructor,
    coInstructors,
    launched,
    popularity: _popularity,
    quality: _quality,
    sections: _sections,
    lectures: _lectures,
    article: _article,
    quizzes: _quizzes,
    landing,
    ...columns
  } = draft;
  const createdAt = momentBetween(HISTORY_START, until, launched);
  const random = randomFrom(`updated:${draft.key}`);
  const status = draft.status ?? 'published';
  // An archived course was last touched when it was taken off sale.
  const touched = status === 'archived' ? 0.74 : 0.35 + random() * 0.6;
  return {
    ...columns,
    ...landing,
    promoLectureId: landing ? firstPreview(draft) : null,
    id: idFor(`course:${columns.key}`),
    accessDays: columns.accessDays ?? 365,
    instructorId: userId(instructor),
    coInstructorIds: coInstructors.map(userId),
    status,
    createdAt,
    updatedAt: momentBetween(createdAt, until, touched),
  };
}

const lectureId = (key: string, index: number): string => idFor(`lecture:${key}:${index + 1}`);

const isPreview = ({ key, language }: CourseDraft, { title, youtube }: LectureDraft): boolean =>
  !youtube && mediaFor({ course: key, title, language }).isPreview;

function firstPreview(draft: CourseDraft): string | null {
  const index = draft.lectures.findIndex((lecture) => isPreview(draft, lecture));
  return index < 0 ? null : lectureId(draft.key, index);
}

const sectionId = (key: string, index: number): string => idFor(`section:${key}:${index + 1}`);

/** The sections of one course, in order. */
export const buildSections = ({ draft, course: { id, createdAt } }: DraftedCourse): SeedSection[] =>
  draft.sections.map(({ title, goal }, index) => ({
    id: sectionId(draft.key, index),
    courseId: id,
    position: index + 1,
    title,
    goal,
    createdAt,
    updatedAt: createdAt,
  }));

/** The section of each lecture. */
const sectionIds = ({ key, sections }: CourseDraft): string[] =>
  sections.flatMap(({ lectures }, index) => Array<string>(lectures).fill(sectionId(key, index)));

/** The lectures of one course, in order. */
export function buildLectures(drafted: DraftedCourse, until: Date): SeedLecture[] {
  const { lectures, quizzes } = drafted.draft;
  const films = lectures.map((lecture, index) => toLecture(drafted, lecture, index, until));
  const middle = quizzes?.after ?? 0;
  const all = [
    ...films.slice(0, middle),
    ...toQuiz(drafted, 'practice', until),
    ...films.slice(middle),
    ...toArticle(drafted, until),
    ...toQuiz(drafted, 'graded', until),
  ];
  return all.map((lecture, index) => ({ ...lecture, position: index + 1 }));
}

const lectureDate = ({ createdAt }: SeedCourse, index: number, until: Date): Date =>
  earliest(until, latest(createdAt, addDays(createdAt, (index + 1) / 24)));

type UnplacedLecture = Omit<SeedLecture, 'position'>;

function toLecture(
  { draft, course }: DraftedCourse,
  lecture: LectureDraft,
  index: number,
  until: Date,
): UnplacedLecture {
  const { title, description, youtube } = lecture;
  const sample = mediaFor({ course: draft.key, title, language: draft.language });
  return {
    id: lectureId(draft.key, index),
    courseId: course.id,
    sectionId: sectionIds(draft)[index],
    title,
    description,
    source: youtube ? { kind: 'youtube', link: youtube } : { kind: 'media', mediaKey: sample.key },
    // As everywhere: nobody has measured a film of another site.
    durationSeconds: youtube ? 0 : sample.durationSeconds,
    isPreview: isPreview(draft, lecture),
    createdAt: lectureDate(course, index, until),
  };
}

const quizSettings: Record<QuizMode, QuizSettings> = {
  practice: defaultQuizSettings,
  graded: { ...defaultQuizSettings, mode: 'graded', maxAttempts: 5, timeLimitMinutes: 20, reveal: 'afterPassing' },
};

/** A quiz of a course: in its middle, or at its end. */
function toQuiz({ draft, course }: DraftedCourse, mode: QuizMode, until: Date): UnplacedLecture[] {
  const { key, lectures, quizzes } = draft;
  if (!quizzes) return [];
  const after = mode === 'practice' ? quizzes.after : lectures.length;
  return [
    {
      ...quizzes[mode],
      id: idFor(`lecture:${key}:${mode}`),
      courseId: course.id,
      sectionId: sectionIds(draft)[after - 1],
      source: { kind: 'quiz', questions: quizText(key, mode), settings: quizSettings[mode] },
      durationSeconds: 0,
      isPreview: false,
      createdAt: lectureDate(course, after, until),
    },
  ];
}

/** The article of a course, in its last section. */
function toArticle({ draft, course }: DraftedCourse, until: Date): UnplacedLecture[] {
  const { key, sections, lectures, article } = draft;
  if (!article) return [];
  const { picture, resource, ...texts } = article;
  const source = {
    html: articleHtml(key),
    picture: picture ? { ...picture, key, id: idFor(`picture:${key}`) } : null,
    resource: { name: resource, key },
  };
  return [
    {
      ...texts,
      id: idFor(`lecture:${key}:article`),
      courseId: course.id,
      sectionId: sectionId(key, sections.length - 1),
      source: { kind: 'article', ...source },
      durationSeconds: 0,
      isPreview: false,
      createdAt: lectureDate(course, lectures.length, until),
    },
  ];
}

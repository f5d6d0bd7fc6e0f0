import { ALL_COURSES, type CourseDraft, type LectureDraft } from '../all-courses.ts';
import { addDays, earliest, HISTORY_START, latest, momentBetween } from '../dates.ts';
import type { SeedCourse, SeedLecture, SeedSection } from '../demo-data.ts';
import { idFor, randomFrom } from '../random.ts';
import { articleHtml } from '../sample-files.ts';
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
export const buildLectures = (drafted: DraftedCourse, until: Date): SeedLecture[] => [
  ...drafted.draft.lectures.map((lecture, index) => toLecture(drafted, lecture, index, until)),
  ...toArticle(drafted, until),
];

const lectureDate = ({ createdAt }: SeedCourse, index: number, until: Date): Date =>
  earliest(until, latest(createdAt, addDays(createdAt, (index + 1) / 24)));

function toLecture({ draft, course }: DraftedCourse, lecture: LectureDraft, index: number, until: Date): SeedLecture {
  const { title, description, youtube } = lecture;
  const sample = mediaFor({ course: draft.key, title, language: draft.language });
  return {
    id: lectureId(draft.key, index),
    courseId: course.id,
    sectionId: sectionIds(draft)[index],
    position: index + 1,
    title,
    description,
    source: youtube ? { kind: 'youtube', link: youtube } : { kind: 'media', mediaKey: sample.key },
    // As everywhere: nobody has measured a film of another site.
    durationSeconds: youtube ? 0 : sample.durationSeconds,
    isPreview: isPreview(draft, lecture),
    createdAt: lectureDate(course, index, until),
  };
}

/** The article of a course, at the end of its last section. */
function toArticle({ draft: { key, sections, lectures, article }, course }: DraftedCourse, until: Date): SeedLecture[] {
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
      position: lectures.length + 1,
      source: { kind: 'article', ...source },
      durationSeconds: 0,
      isPreview: false,
      createdAt: lectureDate(course, lectures.length, until),
    },
  ];
}

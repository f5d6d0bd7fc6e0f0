import { z } from 'zod';
import { lectureKinds } from '../rules/course/lecture-source.ts';
import { limits } from '../rules/limits.ts';
import { questionFormats } from '../rules/quiz/format-losses.ts';
import { call, sentAs } from './call.ts';
import { courseDetail, courseIdParams } from './course.ts';
import { anyId, emptied, plainLine, whole } from './fields.ts';
import { lectureParams } from './lecture.ts';

/** A title may be empty: the section then reads as 'Section 2'. */
const sectionForm = z.object({
  title: plainLine(limits.section.title),
  goal: plainLine(limits.section.goal).default(''),
});

const sectionParams = z.object({ courseId: anyId, sectionId: anyId });

const createdSection = z.object({ Course: courseDetail, sectionId: z.string() });

const example = { as: 'instructor', params: { courseId: '{course}' } } as const;

export type SectionForm = z.infer<typeof sectionForm>;

/** Adds an empty section at the end of the course; 400 beyond `limits.section.perCourse`. */
export const createSection = call('createSection', 'POST /course/:courseId/sections', {
  access: 'lecture.change',
  params: courseIdParams,
  body: sectionForm,
  data: createdSection,
  creates: true,
  example: { ...example, body: { title: 'Second steps', goal: 'Write a longer program.' } },
});

/** `before` has the texts that were there to edit: 409 when another save changed them. Without it the last save wins. */
export const updateSection = call('updateSection', 'PUT /course/:courseId/sections/:sectionId', {
  access: 'lecture.change',
  params: sectionParams,
  body: sectionForm.extend({ before: sectionForm.optional() }),
  data: courseDetail,
});

/** Its lectures go to the section before it, those of the first to the one after; 409 for the only section. */
export const deleteSection = call('deleteSection', 'DELETE /course/:courseId/sections/:sectionId', {
  access: 'lecture.change',
  params: sectionParams,
  data: courseDetail,
});

/**
 * All lectures of a course in their new order, and its sections in theirs with the number of lectures of each. Without
 * `sections` each keeps its position and its number of lectures.
 */
const newOrder = z.object({
  lectureIds: z.array(anyId).max(5_000),
  sections: z
    .array(z.object({ _id: anyId, noOfLectures: whole.min(0) }))
    .max(1_000)
    .optional(),
});

/** Moves lectures and sections; 409 when the ids do not match the current sets. */
export const reorderLectures = call('reorderLectures', 'PUT /course/:courseId/lectures/order', {
  access: 'lecture.change',
  params: courseIdParams,
  body: newOrder,
  data: courseDetail,
  example: { as: 'instructor', params: { courseId: '{course}' }, body: { lectureIds: ['{lecture}'] } },
});

/** An instant within the next two years; null publishes at no time by itself. */
const schedule = z.object({ publishAt: z.iso.datetime().nullable() });

/**
 * Publishes a course by itself at an instant. Only for one that could be published now; until then a save keeps the
 * rules of a published course.
 */
export const scheduleCourse = call('scheduleCourse', 'PUT /course/:courseId/schedule', {
  access: 'course.publish',
  params: courseIdParams,
  body: schedule,
  data: courseDetail,
});

/** Copies texts, structure and films as a draft of the same instructor; nothing of learners, ratings or sales. */
export const duplicateCourse = call('duplicateCourse', 'POST /course/:courseId/duplicate', {
  access: 'course.duplicate',
  params: courseIdParams,
  data: courseDetail,
  creates: true,
  example: { as: 'instructor', params: { courseId: '{course}' } },
});

/** Publishes a draft by itself at an instant. */
export const scheduleLecture = call('scheduleLecture', 'PUT /course/:courseId/:lectureId/schedule', {
  access: 'lecture.change',
  params: lectureParams,
  body: schedule,
  data: courseDetail,
});

const publishedLectures = z.object({
  Course: courseDetail,
  published: whole,
  /** Titles. */
  notReady: z.array(z.string()),
});

/** 'Publish all ready': publishes every draft with a playable video; `notReady` has the titles of the others. */
export const publishLectures = call('publishLectures', 'POST /course/:courseId/lectures/publish', {
  access: 'lecture.change',
  params: courseIdParams,
  data: publishedLectures,
  example: { as: 'instructor', params: { courseId: '{course}' } },
});

const revision = z.object({
  /** Counts from 1; the oldest are removed, so the first may be missing. */
  number: whole,
  savedAt: z.string(),
  /** The name of the account that saved it; '' when that is gone, and for texts that no save of a form brought. */
  savedBy: z.string(),
  /** The course or lecture has these texts now. At most one is; none after a change without a form. */
  isCurrent: z.boolean(),
});

/** Left out: the revisions of the course's own texts. */
const revised = z.object({ lectureId: emptied(anyId) });

export type Revision = z.infer<typeof revision>;

/** The last `limits.revisionsOfEach` saves that changed texts of a course or a lecture, newest first. */
export const listRevisions = call('listRevisions', 'GET /course/:courseId/revisions', {
  access: 'course.change',
  params: courseIdParams,
  query: revised,
  data: z.array(revision),
  example,
});

/**
 * The texts after one of these saves, by the names of the form's fields. A form restores them: it shows them, and saves
 * them like anything that was typed.
 */
export const getRevision = call('getRevision', 'GET /course/:courseId/revisions/:number', {
  access: 'course.change',
  params: sentAs<{ courseId: string; number: string }>()(
    z.object({ courseId: anyId, number: z.coerce.number().int().min(1).max(2_147_483_647) }),
  ),
  query: revised,
  data: z.object({ texts: z.record(z.string(), z.string()) }),
});

/** A picture for the articles of a course: JPEG, PNG or WebP of at most `limits.uploadMax.imageBytes`. */
export const addPicture = call('addPicture', 'POST /course/:courseId/pictures', {
  access: 'lecture.change',
  params: courseIdParams,
  body: sentAs<{ picture: Blob }>()(z.object({})),
  data: z.object({ pictureId: z.string() }),
  encoding: 'multipart',
});

/** A finished upload of the purpose 'outline', by the caller for this course. */
const packageUpload = z.object({ uploadId: anyId });

const outlineReport = z.object({
  /** What an import creates, at the end of the course. */
  sections: z.array(
    z.object({
      title: z.string(),
      goal: z.string(),
      lectures: z.array(
        z.object({
          title: z.string(),
          kind: z.enum(lectureKinds),
          /** Their names. */
          files: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** What an import leaves out, in the order of the package; the first thousand. */
  refused: z.array(z.object({ item: z.string(), reason: z.string() })),
  /** How many there are in all. */
  refusedCount: whole,
});

export type OutlineReport = z.infer<typeof outlineReport>;

/** Says what `importOutline` would create of a package, and what it leaves out and why. Changes nothing. */
export const readOutline = call('readOutline', 'POST /course/:courseId/outline/read', {
  access: 'lecture.change',
  params: courseIdParams,
  body: packageUpload,
  data: outlineReport,
});

/** Adds the sections and lectures of a package as drafts at the end of the course; 409 for one that was imported. */
export const importOutline = call('importOutline', 'POST /course/:courseId/outline', {
  access: 'lecture.change',
  params: courseIdParams,
  body: packageUpload,
  data: z.object({ Course: courseDetail, sections: whole, lectures: whole }),
  creates: true,
});

/** Returns the outline as a CSV file, not an envelope: use its address in a link. Without files and uploaded films. */
export const exportOutlineCsv = call('exportOutlineCsv', 'GET /course/:courseId/outline.csv', {
  access: 'lecture.change',
  params: courseIdParams,
});

/** The same as a Common Cartridge 1.3, with files, pictures and quizzes, and without uploaded films. */
export const exportOutlinePackage = call('exportOutlinePackage', 'GET /course/:courseId/outline.imscc', {
  access: 'lecture.change',
  params: courseIdParams,
});

const questionFile = z.object({
  /** In the text form. */
  questions: z.string(),
  count: whole,
  ...outlineReport.pick({ refused: true, refusedCount: true }).shape,
});

export type QuestionFile = z.infer<typeof questionFile>;

/** Reads a file with questions for a quiz (GIFT, Moodle XML, QTI 2.1 and 3.0), of at most `limits.questionFileBytes`. Changes nothing. */
export const readQuestionFile = call('readQuestionFile', 'POST /course/:courseId/quiz/questions/read', {
  access: 'lecture.change',
  params: courseIdParams,
  body: sentAs<{ file: Blob }>()(z.object({})),
  data: questionFile,
  encoding: 'multipart',
});

/** Returns the stored questions of a quiz as a file, not an envelope: GIFT, or a package of QTI 2.1. */
export const exportQuestions = call('exportQuestions', 'GET /course/:courseId/:lectureId/quiz/questions/:format', {
  access: 'lecture.change',
  params: z.object({ courseId: anyId, lectureId: anyId, format: z.enum(questionFormats) }),
});

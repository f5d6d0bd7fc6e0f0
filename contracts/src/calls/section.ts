import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { call } from './call.ts';
import { courseDetail, courseIdParams } from './course.ts';
import { anyId, plainLine } from './fields.ts';

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

export const updateSection = call('updateSection', 'PUT /course/:courseId/sections/:sectionId', {
  access: 'lecture.change',
  params: sectionParams,
  body: sectionForm,
  data: courseDetail,
});

/** Its lectures go to the section before it, those of the first to the one after; 409 for the only section. */
export const deleteSection = call('deleteSection', 'DELETE /course/:courseId/sections/:sectionId', {
  access: 'lecture.change',
  params: sectionParams,
  data: courseDetail,
});

import { createSection, deleteSection, duplicateCourse, updateSection } from '@vidya/contracts/calls/structure';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../policy/route.ts';
import type { Duplicate } from '../duplicate/duplicate.service.ts';
import type { Sections } from './sections.service.ts';

/** Routes to change the structure of a course, and to copy it whole. */
export function structureRoutes(
  app: FastifyInstance,
  { sections, duplicate }: { sections: Sections; duplicate: Duplicate },
): void {
  route(app, duplicateCourse, async ({ params, caller }) => ({
    data: await duplicate.duplicateCourse(params.courseId, caller),
    message: apiMessages.course.duplicated,
  }));
  route(app, createSection, async ({ params, body, caller }) => ({
    data: await sections.createSection(params.courseId, body, caller),
    message: apiMessages.section.created,
  }));
  route(app, updateSection, async ({ params, body, caller }) => ({
    data: await sections.updateSection(params, body, caller),
    message: apiMessages.section.updated,
  }));
  route(app, deleteSection, async ({ params, caller }) => ({
    data: await sections.deleteSection(params, caller),
    message: apiMessages.section.deleted,
  }));
}

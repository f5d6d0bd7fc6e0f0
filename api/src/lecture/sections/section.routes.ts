import { createSection, deleteSection, updateSection } from '@vidya/contracts/calls/section';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../policy/route.ts';
import type { Sections } from './sections.service.ts';

export function sectionRoutes(app: FastifyInstance, sections: Sections): void {
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

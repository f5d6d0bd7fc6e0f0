import { getRevision, listRevisions } from '@vidya/contracts/calls/structure';
import type { FastifyInstance } from 'fastify';
import { route } from '../policy/route.ts';
import type { Revisions } from './revisions.service.ts';

/** Reads what courses and lectures were. There is no call that restores: a form saves older texts like any others. */
export function revisionRoutes(app: FastifyInstance, revisions: Revisions): void {
  route(app, listRevisions, async ({ params, query, caller }) => ({
    data: await revisions.listRevisions({ ...params, ...query }, caller),
  }));
  route(app, getRevision, async ({ params: { courseId, number }, query, caller }) => ({
    data: await revisions.getRevision({ courseId, ...query }, number, caller),
  }));
}

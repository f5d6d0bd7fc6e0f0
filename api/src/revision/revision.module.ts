import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { revisionRoutes } from './revision.routes.ts';
import { createRevisions } from './revisions.service.ts';

/** The history of the texts of courses and lectures: stores → services → routes. Their saves record it (port). */
export function revisionModule(app: FastifyInstance, db: Db): void {
  revisionRoutes(app, createRevisions(db));
}

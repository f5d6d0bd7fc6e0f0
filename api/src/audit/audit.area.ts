import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { createAuditLogStore } from './audit-log.store.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditLog } from './audit.service.ts';
import { createNameSubjects } from './subject-names.ts';

/** Reading the audit log: stores → services → routes. */
export function auditArea(app: FastifyInstance, db: Db): void {
  auditRoutes(app, createAuditLog({ store: createAuditLogStore(db), nameSubjects: createNameSubjects(db) }));
}

import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditLog } from './audit.service.ts';
import { createAuditExport } from './audit-export.service.ts';
import { createAuditLogStore } from './audit-log.store.ts';
import { createNameSubjects } from './subject-names.ts';

/** Reading the audit log: stores → services → routes. */
export function auditModule(app: FastifyInstance, db: Db): void {
  const parts = { store: createAuditLogStore(db), nameSubjects: createNameSubjects(db) };
  auditRoutes(app, { log: createAuditLog(parts), exports: createAuditExport(db, parts) });
}

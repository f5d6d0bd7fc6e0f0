import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditLog } from './audit.service.ts';
import { createAuditExport } from './audit-export.service.ts';
import { createAuditLogStore } from './audit-log.store.ts';

/** Reading the audit log: stores → services → routes. */
export function auditModule(app: FastifyInstance, db: Db): void {
  const store = createAuditLogStore(db);
  auditRoutes(app, { log: createAuditLog(store), exports: createAuditExport(db, store) });
}

import type { FastifyInstance } from 'fastify';
import type { Db, Pools } from '../database/database.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditLog } from './audit.service.ts';
import { createAuditExport } from './audit-export.service.ts';
import { createAuditLogStore } from './audit-log.store.ts';

/** Reading the audit log: stores → services → routes. */
export function auditModule(app: FastifyInstance, { db, pools }: { db: Db; pools: Pick<Pools, 'exports'> }): void {
  const exports = createAuditExport(pools.exports, createAuditLogStore(pools.exports));
  auditRoutes(app, { log: createAuditLog(createAuditLogStore(db)), exports });
}

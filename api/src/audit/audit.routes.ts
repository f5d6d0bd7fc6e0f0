import { exportAuditLog, listAuditEntries } from '@vidya/contracts/calls/audit';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { csvRoute } from '../policy/csv-route.ts';
import { route } from '../policy/route.ts';
import type { AuditLog } from './audit.service.ts';
import type { AuditExport } from './audit-export.service.ts';

interface Services {
  log: AuditLog;
  exports: AuditExport;
}

/** For administrators only. */
export function auditRoutes(app: FastifyInstance, { log, exports }: Services): void {
  route(app, listAuditEntries, ({ query }) => log.listAuditEntries(query));
  csvRoute(app, exportAuditLog, {
    refusal: apiMessages.request.exportRefused,
    read: (query, caller) => exports.exportAuditLog(caller, query),
  });
}

import { exportAuditLog, listAuditEntries } from '@vidya/contracts/calls/audit';
import { auditEntry, auditFilter, auditMeta, auditQuery } from '@vidya/contracts/shapes/audit';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { csvRoute } from '../http/csv-route.ts';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { AuditLog } from './audit.service.ts';
import type { AuditExport } from './audit-export.service.ts';

interface Services {
  log: AuditLog;
  exports: AuditExport;
}

/** For administrators only. */
export function auditRoutes(app: FastifyInstance, { log, exports }: Services): void {
  route(app, listAuditEntries, {
    access: policy['audit.read'],
    schema: {
      query: auditQuery,
      data: z.array(auditEntry),
      meta: auditMeta,
    },
    handler: ({ query }) => log.listAuditEntries(query),
  });
  csvRoute(app, exportAuditLog, {
    access: policy['audit.export'],
    query: auditFilter,
    refusal: apiMessages.request.exportRefused,
    read: (query, caller) => exports.exportAuditLog(caller, query),
  });
}

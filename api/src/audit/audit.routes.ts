import { exportAuditLog, listAuditEntries } from '@vidya/contracts/calls/audit';
import { auditActions, auditSubjects } from '@vidya/contracts/calls/choices';
import { limits } from '@vidya/contracts/rules/limits';
import { anyId, emptied, plainText } from '@vidya/contracts/shapes/fields';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { csvRoute } from '../http/csv-route.ts';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { AuditLog } from './audit.service.ts';
import type { AuditExport } from './audit-export.service.ts';

/** A date within the log's range: the database does not accept every date that ISO can express. */
const day = z.iso.date().refine((text) => text >= '2000' && text < '3000', 'is no day of the log');

const person = z.object({ _id: z.string(), fullName: z.string() });

const entry = z.object({
  _id: z.string(),
  action: z.enum(auditActions),
  actor: person.nullable(),
  subject: z
    .object({
      kind: z.enum(auditSubjects),
      _id: z.string(),
      name: z.string(),
      reference: z.string(),
      whose: z.string(),
      isGone: z.boolean(),
    })
    .nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: z.string(),
});

const filter = z.object({
  q: emptied(plainText(limits.searchCharacters)),
  action: emptied(z.enum(auditActions)),
  kind: emptied(z.enum(auditSubjects)),
  actorId: emptied(anyId),
  subjectId: emptied(anyId),
  from: emptied(day),
  to: emptied(day),
});

interface Services {
  log: AuditLog;
  exports: AuditExport;
}

/** For administrators only. */
export function auditRoutes(app: FastifyInstance, { log, exports }: Services): void {
  route(app, listAuditEntries, {
    access: policy['audit.read'].by,
    schema: {
      query: filter.extend({ after: emptied(z.string().max(200)) }),
      data: z.array(entry),
      meta: z.object({ next: z.string().nullable(), actors: z.array(person) }),
    },
    handler: async ({ query }) => {
      const { entries: data, meta } = await log.listAuditEntries(query);
      return { data, meta };
    },
  });
  csvRoute(app, exportAuditLog, {
    access: policy['audit.read'].by,
    query: filter,
    refusal: apiMessages.request.exportRefused,
    read: (query, caller) => exports.exportAuditLog(caller, query),
  });
}

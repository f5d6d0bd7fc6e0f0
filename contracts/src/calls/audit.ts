import type { z } from 'zod';
import type { auditDetails, auditEntry, auditedThing, auditFilter, auditMeta, auditQuery } from '../shapes/audit.ts';
import { callAddress, defineCall } from './call.ts';

/** Small details of an action: amounts in paise, roles, codes; never personal data. */
export type AuditDetails = z.infer<typeof auditDetails>;

/** The subject of an action. */
export type AuditedThing = z.infer<typeof auditedThing>;

export type AuditEntry = z.infer<typeof auditEntry>;

/** `from` and `to` are days in India, both included ('2026-11-21'). */
export type AuditFilter = z.infer<typeof auditFilter>;

/** `after` is the `next` of the page before. */
export type AuditQuery = z.infer<typeof auditQuery>;

export type AuditMeta = z.infer<typeof auditMeta>;

/** At most `limits.auditPerFetch` entries, newest first. */
export const listAuditEntries = defineCall<{ query: AuditQuery; data: AuditEntry[]; meta: AuditMeta }>(
  'listAuditEntries',
  'GET /user/auth/auditLog',
);

/** Returns CSV, not an envelope: use its address in a link. */
export const exportAuditLog = defineCall<{ query: AuditFilter; data: never }>(
  'exportAuditLog',
  'GET /user/auth/auditLog/auditLog.csv',
);
export const exportAuditLogAddress = (filter: AuditFilter): string => callAddress(exportAuditLog, {}, filter);

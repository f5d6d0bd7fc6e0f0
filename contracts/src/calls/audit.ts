import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { auditActions, auditSubjects } from '../texts/choices.ts';
import { call } from './call.ts';
import { anyId, emptied, personSearch } from './fields.ts';

/** A date within the log's range: the database does not accept every date that ISO can express. */
const day = z.iso.date().refine((text) => text >= '2000' && text < '3000', 'is no day of the log');

const person = z.object({ _id: z.string(), fullName: z.string() });

export const auditDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const auditedThing = z.object({
  kind: z.enum(auditSubjects),
  _id: z.string(),
  /** Its current name, or its last one; '' when unknown. A deleted person is 'Former learner'. */
  name: z.string(),
  /** The gateway's id of a payment; '' for everything else. */
  reference: z.string(),
  /** The current name of the payment's buyer or the message's writer; '' for everything else. */
  whose: z.string(),
  /** True when it has no page any more. */
  isGone: z.boolean(),
});

const auditEntry = z.object({
  _id: z.string(),
  action: z.enum(auditActions),
  /** Null for the command line. */
  actor: person.nullable(),
  subject: auditedThing.nullable(),
  details: auditDetails,
  createdAt: z.string(),
});

const auditFilter = z.object({
  /** Part of the name of the actor or of the subject. */
  q: emptied(personSearch(limits.searchCharacters)),
  action: emptied(z.enum(auditActions)),
  /** Every action whose name starts with this. */
  kind: emptied(z.enum(auditSubjects)),
  actorId: emptied(anyId),
  subjectId: emptied(anyId),
  from: emptied(day),
  to: emptied(day),
});

const auditQuery = auditFilter.extend({
  /** The `next` of the page before. */
  after: emptied(z.string().max(200)),
});

const auditMeta = z.object({
  /** The cursor of the next page; null on the last. */
  next: z.string().nullable(),
  /** Everybody with an audit entry, for the filter. */
  actors: z.array(person),
});

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
export const listAuditEntries = call('listAuditEntries', 'GET /user/auth/auditLog', {
  access: 'audit.read',
  query: auditQuery,
  data: z.array(auditEntry),
  meta: auditMeta,
  example: { as: 'admin' },
});

/** Returns CSV, not an envelope: use its address in a link. */
export const exportAuditLog = call('exportAuditLog', 'GET /user/auth/auditLog/auditLog.csv', {
  access: 'audit.export',
  query: auditFilter,
});

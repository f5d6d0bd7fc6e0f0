import { z } from 'zod';
import { auditActions, auditSubjects } from '../calls/choices.ts';
import { limits } from '../rules/limits.ts';
import { anyId, emptied, personSearch } from './fields.ts';

/** A date within the log's range: the database does not accept every date that ISO can express. */
const day = z.iso.date().refine((text) => text >= '2000' && text < '3000', 'is no day of the log');

const person = z.object({ _id: z.string(), fullName: z.string() });

export const auditDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const auditedThing = z.object({
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

export const auditEntry = z.object({
  _id: z.string(),
  action: z.enum(auditActions),
  /** Null for the command line. */
  actor: person.nullable(),
  subject: auditedThing.nullable(),
  details: auditDetails,
  createdAt: z.string(),
});

export const auditFilter = z.object({
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

export const auditQuery = auditFilter.extend({
  /** The `next` of the page before. */
  after: emptied(z.string().max(200)),
});

export const auditMeta = z.object({
  /** The cursor of the next page; null on the last. */
  next: z.string().nullable(),
  /** Everybody with an audit entry, for the filter. */
  actors: z.array(person),
});

import { z } from 'zod';
import { standings } from '../calls/choices.ts';

/** JSON Schema, draft 2020-12, as zod writes it. */
const jsonSchema = z.record(z.string(), z.unknown());

export const callContract = z.object({
  name: z.string().max(100),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Relative to `API_BASE`, with its `:name` parts. */
  path: z.string().max(200),
  encoding: z.enum(['json', 'multipart']),
  params: jsonSchema.optional(),
  query: jsonSchema.optional(),
  body: jsonSchema.optional(),
  /** Of the envelope's `Data`; undefined for a call without an envelope: a file or a redirect. */
  data: jsonSchema.optional(),
  meta: jsonSchema.optional(),
});

const values = z.record(z.string(), z.unknown());

export const callExample = z.object({
  as: z.enum(['visitor', 'learner', 'instructor', 'admin']),
  params: values.optional(),
  query: values.optional(),
  body: values.optional(),
});

export const recordedCall = callContract.extend({
  /** A request that succeeds on sample data; '{course}' stands for the id of one. Undefined: shapes are compared only. */
  example: callExample.optional(),
});

export const recordedCalls = z.array(recordedCall).max(300);

/** A call in the code of a version: `contract` is what the version was built for, null where nobody knows. */
export const usedCall = z.object({ place: z.string(), contract: recordedCall.nullable() });

const inUse = z.object({
  area: z.string(),
  version: z.string(),
  standing: z.enum(standings),
});

export const recordedUses = z.object({
  /** What the answering server offers. */
  offered: z.array(callContract),
  uses: z.array(inUse.extend({ calls: z.array(usedCall) })),
});

export const callUses = z.object({
  /** `place` as in 'GET /course/:courseId'. */
  calls: z.array(z.object({ name: z.string(), place: z.string() })),
  uses: z.array(
    inUse.extend({
      /** The area, for people. */
      title: z.string(),
      /** The calls that its code sends; null for a version from before calls were recorded. */
      places: z.array(z.string()).nullable(),
      /** Those that the API answers otherwise than the version was built for. */
      broken: z.array(z.object({ place: z.string(), problem: z.string() })),
    }),
  ),
});

import { z } from 'zod';

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

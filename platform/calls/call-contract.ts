import { call } from '@vidya/contracts/calls/call';
import type { RecordedCall } from '@vidya/contracts/calls/recorded/recorded-call';
import { z } from 'zod';
import { exposures } from './choices.ts';

/** More than any call has: alternatives of alternatives would take for ever to compare. */
const max = { depth: 40, alternatives: 8, parts: 5_000 };

/** Whether a foreign schema is small enough to be compared. */
function isSmall(schema: unknown): boolean {
  const waiting: [part: unknown, depth: number][] = [[schema, 0]];
  let parts = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [part, depth] = next;
    parts += 1;
    if (depth > max.depth || parts > max.parts) return false;
    if (typeof part !== 'object' || part === null) continue;
    const { anyOf, oneOf, type } = part as Record<string, unknown>;
    if ([anyOf, oneOf, type].some((many) => Array.isArray(many) && many.length > max.alternatives)) return false;
    waiting.push(...Object.values(part).map((inner): [unknown, number] => [inner, depth + 1]));
  }
  return true;
}

/** JSON Schema, draft 2020-12, as zod writes it. */
const jsonSchema = z.record(z.string(), z.unknown()).refine(isSmall, 'is too large');

const callContract = z.object({
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

const callExample = z.object({
  as: z.enum(['visitor', 'learner', 'instructor', 'admin']),
  params: values.optional(),
  query: values.optional(),
  body: values.optional(),
});

const recordedCall = callContract.extend({
  /** A request that succeeds on sample data; '{course}' stands for the id of one. Undefined: shapes are compared only. */
  example: callExample.optional(),
});

export const recordedCalls = z.array(recordedCall).max(300);

/** A call in the code of a version: `contract` is what the version was built for, null if unknown. */
export const usedCall = z.object({ place: z.string(), contract: recordedCall.nullable() });

const inUse = z.object({
  area: z.string(),
  version: z.string(),
  standing: z.enum(exposures),
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

/** A call that a version's code sends. */
export interface UsedCall {
  /** 'GET /course/:courseId'. */
  place: string;
  /** What the version was built for; null where its `calls.json` does not say. */
  contract: RecordedCall | null;
}

/** A version that may be on a screen, with the calls that its code sends. */
export type RecordedUse = z.infer<typeof recordedUses>['uses'][number];

export type UseOfCalls = z.infer<typeof callUses>['uses'][number];

/** Who sends which call, for people. */
export const listCallUses = call('listCallUses', 'GET /release/calls', { access: 'release.manage', data: callUses });

/** The same with all shapes, for comparing another API or a new version with them. */
export const listRecordedCalls = call('listRecordedCalls', 'GET /release/calls/recorded', {
  access: 'release.manage',
  data: recordedUses,
});

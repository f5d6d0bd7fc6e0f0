import { z } from 'zod';
import { envelope } from './dsse.ts';
import { aboutVersion, inTotoStatement } from './statement.ts';

export const rehearsalType = 'https://vidya.example/rehearsal/v1';

const text = z.string().max(500);

/** An in-toto statement of what a browser saw of each page of a version: `rehearsal.json`. */
export const rehearsalStatement = z.object({
  _type: inTotoStatement,
  subject: aboutVersion,
  predicateType: z.literal(rehearsalType),
  predicate: z.object({
    /** ISO. */
    finishedOn: z.iso.datetime(),
    seconds: z.number().min(0),
    /** Roles and paths that were not looked at, with the reason. */
    skipped: z.array(text).max(500),
    views: z
      .array(
        z.object({
          role: text,
          path: text,
          /** CSS pixels. */
          width: z.number(),
          /** What is wrong with it and not with the live version. */
          findings: z.array(z.object({ kind: text, what: z.string().max(2_000) })).max(200),
          /** The share of pixels that differ from the live version, 0 to 1. */
          difference: z.number(),
        }),
      )
      .max(2_000),
  }),
});

export type RehearsalStatement = z.infer<typeof rehearsalStatement>;

/** A signed one. It has more to say than a provenance, and has to fit into one request. */
export const rehearsalEnvelope = envelope.extend({ payload: z.string().max(900_000) });

import type { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import type { callContract, callExample, callUses, recordedCall, recordedUses } from '../shapes/call-contract.ts';

/** What a call takes and returns, as JSON Schema: of what the API offers, or of what a version was built for. */
export type CallContract = z.infer<typeof callContract>;
export type CallExample = z.infer<typeof callExample>;
export type RecordedCall = z.infer<typeof recordedCall>;

/** A call that a version's code sends. */
export interface UsedCall {
  /** 'GET /course/:courseId'. */
  place: string;
  /** What the version was built for; null where its `calls.json` does not say. */
  contract: RecordedCall | null;
}

export const placeOfCall = ({ method, path }: Pick<CallContract, 'method' | 'path'>): string => `${method} ${path}`;

/** A version that somebody may have on the screen, with the calls that its code sends. */
export type RecordedUse = z.infer<typeof recordedUses>['uses'][number];
export type UseOfCalls = z.infer<typeof callUses>['uses'][number];

/** Who sends which call, for people. */
export const listCallUses = defineCall<{ data: z.infer<typeof callUses> }>('listCallUses', 'GET /release/calls');

/** The same with all shapes, for comparing another API or a new version with them. */
export const listRecordedCalls = defineCall<{ data: z.infer<typeof recordedUses> }>(
  'listRecordedCalls',
  'GET /release/calls/recorded',
);

import { defineCall } from '@vidya/contracts/calls/call';
import type { RecordedCall } from '@vidya/contracts/calls/recorded-call';
import type { z } from 'zod';
import type { callUses, recordedUses } from './shapes/call-contract.ts';

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
export const listCallUses = defineCall<{ data: z.infer<typeof callUses> }>('listCallUses', 'GET /release/calls');

/** The same with all shapes, for comparing another API or a new version with them. */
export const listRecordedCalls = defineCall<{ data: z.infer<typeof recordedUses> }>(
  'listRecordedCalls',
  'GET /release/calls/recorded',
);

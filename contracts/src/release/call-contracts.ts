import type { z } from 'zod';
import type { callContract, callExample, recordedCall } from '../shapes/call-contract.ts';

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

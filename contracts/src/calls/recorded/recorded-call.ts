import type { CallExample, Method } from '../call.ts';

/** JSON Schema, draft 2020-12. */
type Schema = Record<string, unknown>;

/** What a call takes and returns, as JSON Schema: of what the API offers, or of what a version was built for. */
export interface CallContract {
  name: string;
  method: Method;
  /** Relative to `API_BASE`, with its `:name` parts. */
  path: string;
  encoding: 'json' | 'multipart';
  params?: Schema | undefined;
  query?: Schema | undefined;
  body?: Schema | undefined;
  /** Of the envelope's `Data`; undefined for a call without an envelope: a file or a redirect. */
  data?: Schema | undefined;
  meta?: Schema | undefined;
}

export interface RecordedCall extends CallContract {
  /** Undefined: shapes are compared only. */
  example?: CallExample | undefined;
}

/** 'GET /course/:courseId'. */
export const placeOfCall = ({ method, path }: Pick<CallContract, 'method' | 'path'>): string => `${method} ${path}`;

import { queryText } from '../texts/query-text.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The parts of a call. `data` is the envelope's `Data`; `meta` is its `Meta`, with information about the data. */
export interface CallShape {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  data: unknown;
  meta?: object;
}

/** A call of the API, defined once: the server routes it, the browser sends it. `path` is relative to `API_BASE`. */
export interface Call<S extends CallShape = CallShape> {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  /** The body's encoding: multipart for all that may contain a file. */
  readonly encoding: 'json' | 'multipart';
  /** The request completes even when the page is left before; for bodies below 64 KB. */
  readonly keepalive?: boolean;
  /**
   * It creates something, or sends a message: browsers add an idempotency key, so that a repeated request gets the first
   * one's response and creates nothing.
   */
  readonly creates?: true;
  /** For the compiler only: never set. */
  readonly shape?: S;
}

export const API_BASE = '/api/v1';

type CallOptions = Partial<Pick<Call, 'encoding' | 'keepalive' | 'creates'>>;

/**
 * `defineCall<{ body: Rating; data: null }>('rateCourse', 'POST /course/updateRating/')`. Marked as pure, so that a
 * bundle leaves out the calls that nobody in it makes.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineCall<S extends CallShape>(
  name: string,
  place: `${Method} /${string}`,
  options?: CallOptions,
): Call<S> {
  const [method, path] = place.split(' ') as [Method, string];
  return { name, method, path, encoding: 'json', ...options };
}

type InputOf<S, Key extends string> = S extends Record<Key, infer Value> ? Record<Key, Value> : unknown;

/** A call's input: exactly the parts in its shape. */
export type CallInput<S extends CallShape> = InputOf<S, 'params'> &
  (S extends { query: infer Query } ? { query?: Query } : unknown) &
  InputOf<S, 'body'>;

export type MetaOf<S extends CallShape> = S extends { meta: infer Meta } ? Meta : undefined;

/** The form of every API response; `Total` and `Meta` come with a page of a longer list. */
export interface Envelope<Value = unknown> {
  Success: boolean;
  Message: string;
  Data: Value | null;
  Error: string | null;
  Total?: number;
  Meta?: object;
  /** With failures of the server: what its logs call this request. */
  RequestId?: string;
}

/** The URL path with its `:name` parts filled in and encoded; omits empty query values. */
export function callAddress(call: Call, params: Record<string, string> = {}, query: object = {}): string {
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return API_BASE + path + queryText(query);
}

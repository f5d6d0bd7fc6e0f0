import type { z } from 'zod';
import { API_BASE } from '../texts/api-base.ts';
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
export interface Call<S = CallShape> {
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

type CallOptions = Partial<Pick<Call, 'encoding' | 'keepalive' | 'creates'>>;

/** A request that succeeds on a replay's sample data; '{course}' stands for the id of one (replay/sample-data.ts). */
export interface CallExample {
  as: 'visitor' | 'learner' | 'instructor' | 'admin';
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
}

/** What a call takes and returns: the response keeps only the fields that `data` names. Without `data`: no envelope. */
export interface CallSchema {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  data?: z.ZodType;
  meta?: z.ZodType;
}

/** All that there is to say of a call; see `Call` for its options. */
export interface CallSpec extends CallSchema, CallOptions {
  /** Who may call: a line of the policy (api/src/policy/policy.ts), 'public' or 'signedIn'. */
  access: string;
  /** Left out where a call needs something outside the API: the card gateway, a mailed token, an uploaded file. */
  example?: CallExample;
}

/** For the compiler only: no value has the property. */
export interface SentAs<Value> {
  readonly '~sentAs': Value;
}

/** A schema whose senders have another type than what it parses to: a form with files, numbers as text. */
export const sentAs =
  <Value>() =>
  <Shape extends z.ZodType>(shape: Shape): Shape & SentAs<Value> =>
    shape as Shape & SentAs<Value>;

type PartOf<Shape> = Shape extends SentAs<infer Value> ? Value : z.output<Shape>;

/** The shape of a call as its senders see it. */
export type ShapeOf<Spec extends CallSchema> = {
  [Part in keyof Spec & keyof CallSchema]: PartOf<Spec[Part]>;
} & (Spec extends {
  data: z.ZodType;
}
  ? unknown
  : { data: never });

/** A call with its schema, for servers: browsers have `browser/calls.ts`, without zod. */
export interface ApiCall<Spec extends CallSpec = CallSpec> extends Call<ShapeOf<Spec>> {
  readonly schema: Pick<Spec, keyof Spec & keyof CallSchema>;
  readonly access: Spec['access'];
  readonly example: CallExample | undefined;
}

/**
 * Defines a call, once: `call('rateCourse', 'POST /course/updateRating/', { access: 'course.rate', body: ratingForm,
 * data: newRating })`. The server routes it (api/src/policy/route.ts); `npm run record-calls` writes what derives from it.
 */
export function call<const Spec extends CallSpec>(
  name: string,
  place: `${Method} /${string}`,
  { access, example, encoding, keepalive, creates, ...schema }: Spec,
): ApiCall<Spec> {
  const options = { ...(encoding && { encoding }), ...(keepalive && { keepalive }), ...(creates && { creates }) };
  return { ...defineCall(name, place, options), schema, access, example } as ApiCall<Spec>;
}

/**
 * A call as browsers know it: `defineCall<{ body: Rating; data: null }>('rateCourse', 'POST /course/updateRating/')`.
 * Marked as pure, so that a bundle leaves out the calls that nobody in it makes.
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

/** The shape of a call. */
export type ShapeOfCall<C> = C extends Call<infer S> ? S : never;

type InputOf<S, Key extends string> = S extends Record<Key, infer Value> ? Record<Key, Value> : unknown;

/** A call's input: exactly the parts in its shape. */
export type CallInput<S> = InputOf<S, 'params'> &
  (S extends { query: infer Query } ? { query?: Query } : unknown) &
  InputOf<S, 'body'>;

export type DataOf<S> = S extends { data: infer Data } ? Data : never;

export type MetaOf<S> = S extends { meta: infer Meta } ? Meta : undefined;

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

import { API_BASE, type Call, type CallShape, type MetaOf, type Method } from '@vidya/contracts/calls/call';
import { idempotencyHeader, idempotencyKeyPattern } from '@vidya/contracts/rules/idempotency';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
} from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Access, type Admission, admissionOf, guard, type SessionlessAccess } from './access/access.ts';
import type { Caller } from './access/session.ts';
import { type Load, usualLoad } from './load/shedding.ts';
import { contractOf, plainContractOf } from './offered-calls.ts';
import { type FileRules, readForm, type UploadedFile } from './uploads.ts';

/** What a handler returns: the browser shows `message` as a toast, `total` is the length of the whole list. */
export interface ApiResponse<Data, Meta = undefined> {
  data: Data;
  message?: string;
  total?: number;
  meta?: Meta | undefined;
}

/** `guard` demands a session, except where the access needs none. */
type CallerOf<A extends Access | Admission> = A extends SessionlessAccess | { by: SessionlessAccess }
  ? Caller | null
  : Caller;

interface RouteInput<Params, Query, Body, A extends Access | Admission> {
  params: Params;
  query: Query;
  body: Body;
  caller: CallerOf<A>;
  /** By field name; see `files`. */
  files: Record<string, UploadedFile | undefined>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteDescription<S extends CallShape, Params, Query, Body, A extends Access | Admission> {
  access: A;
  /** What may come in and go out: the response keeps only the fields that `data` names. */
  schema: {
    params?: z.ZodType<Params>;
    query?: z.ZodType<Query>;
    body?: z.ZodType<Body>;
    data: z.ZodType<S['data']>;
    meta?: z.ZodType<MetaOf<S>>;
  };
  /** Multipart calls only: the files the form may carry. */
  files?: FileRules;
  /** Multipart calls only: max length of one text field in bytes; default 256 KB. */
  maxFieldBytes?: number;
  /** Runs before a form's files are received: throws if the caller may not send them. */
  mayUpload?: (input: { params: Params; caller: CallerOf<A> }) => Promise<void>;
  /** XSRF check. False admits plain links and external servers; true checks GET as well. Default: all but GET. */
  xsrf?: boolean;
  /** Default: `usualLoad`. */
  load?: Load;
  /** A returned Buffer is a complete envelope, sent unchanged. */
  handler: (input: RouteInput<Params, Query, Body, A>) => Promise<ApiResponse<S['data'], MetaOf<S>> | Buffer>;
}

const envelopeOf = (data: z.ZodType, meta?: z.ZodType) =>
  z.object({
    Success: z.boolean(),
    Message: z.string(),
    Data: data.nullable(),
    Error: z.string().nullable(),
    Total: z.number().optional(),
    ...(meta && { Meta: meta.optional() }),
  });

/** Named in the OpenAPI document. All other headers stay. */
const idempotencyHeaders = z.looseObject({ [idempotencyHeader]: z.string().regex(idempotencyKeyPattern).optional() });

/** Methods that plain routes may use besides those of our calls. */
type AnyMethod = Method | 'HEAD' | 'OPTIONS';

const needsToken = (method: AnyMethod): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

const configOf = (
  { name, method }: Pick<PlainRoute<Access>, 'name' | 'method'>,
  { admission, xsrf, load }: { admission: Admission; xsrf: boolean | undefined; load: Load | undefined },
): FastifyContextConfig => ({
  access: admission.by,
  ...(admission.reauthentication && { reauthentication: admission.reauthentication }),
  call: name,
  xsrf: xsrf ?? needsToken(method),
  load: load ?? usualLoad(method, admission.by),
});

/** Binds a call of the contracts to the server: authorisation, validation, handler, and one envelope. */
export function route<
  S extends CallShape,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  A extends Access | Admission = Access,
>(
  app: FastifyInstance,
  call: Call<S>,
  { access, schema, files, maxFieldBytes, mayUpload, xsrf, load, handler }: RouteDescription<S, Params, Query, Body, A>,
): void {
  const admission = admissionOf(access);
  app.route({
    method: call.method,
    url: API_BASE + call.path,
    config: { ...configOf(call, { admission, xsrf, load }), offers: () => contractOf(call, schema) },
    schema: {
      operationId: call.name,
      tags: [call.path.split('/')[1] ?? ''],
      ...(call.encoding === 'multipart' && { consumes: ['multipart/form-data', 'application/json'] }),
      ...(call.creates && { headers: idempotencyHeaders }),
      ...(schema.params && { params: schema.params }),
      ...(schema.query && { querystring: schema.query }),
      ...(schema.body && { body: schema.body }),
      response: { 200: envelopeOf(schema.data, schema.meta) },
    },
    // Set per route: set globally, they would break plugins that use plain JSON Schema.
    validatorCompiler: validatorCompiler as unknown as FastifySchemaCompiler<FastifySchema>,
    serializerCompiler: serializerCompiler as unknown as FastifySerializerCompiler<FastifySchema>,
    onRequest: guard(admission),
    ...(call.encoding === 'multipart' && {
      preValidation: async (request: FastifyRequest) => {
        const caller = request.caller as CallerOf<A>;
        // Fastify validates only after reading the body, so the path parameters are parsed here.
        if (mayUpload) await mayUpload({ params: schema.params?.parse(request.params) as Params, caller });
        await readForm(files ?? {}, maxFieldBytes)(request);
      },
    }),
    handler: async (request, reply) => {
      // Validated by now: Fastify has replaced each part with its parsed value, and `guard` has set the caller.
      const { params, query, body, caller, uploads: files = {} } = request;
      const parts = { params, query, body, caller, files, request, reply };
      const work = () => handler(parts as RouteInput<Params, Query, Body, A>);
      const response = await (call.creates ? app.idempotency(request, work) : work());
      if (Buffer.isBuffer(response)) return reply.type('application/json; charset=utf-8').send(response);
      return {
        Success: true,
        Message: response.message ?? '',
        Data: response.data,
        Error: null,
        ...(response.total !== undefined && { Total: response.total }),
        ...(response.meta !== undefined && { Meta: response.meta }),
      };
    },
  });
}

const hidden: object = { hide: true };

interface PlainRoute<A extends Access | Admission> {
  name: string;
  method: AnyMethod;
  /** The whole address. */
  url: string;
  access: A;
  xsrf?: boolean;
  load?: Load;
  /** Sets no cookie, so that caches of many people may store the response. */
  isShared?: boolean;
  handler: (request: FastifyRequest & { caller: CallerOf<A> }, reply: FastifyReply) => Promise<unknown>;
}

/** Where a call without an envelope lives: its name, method and whole address. */
export const placeOf = ({ name, method, path }: Call): Pick<PlainRoute<Access>, 'name' | 'method' | 'url'> => ({
  name,
  method,
  url: API_BASE + path,
});

/** For routes without an envelope: files, redirects, webhooks. They use the same guard and the same access table. */
export function plainRoute<A extends Access | Admission>(
  app: FastifyInstance,
  { name, method, url, access, xsrf, load, isShared, handler }: PlainRoute<A>,
): void {
  const admission = admissionOf(access);
  const offers = plainContractOf(name, method, url);
  app.route({
    method,
    url,
    config: {
      ...configOf({ name, method }, { admission, xsrf, load }),
      ...(offers && { offers }),
      ...(isShared && { isShared }),
    },
    // Not in the OpenAPI document: Fastify's own type lacks the property.
    schema: hidden,
    onRequest: guard(admission),
    // By now `guard` has set the caller.
    handler: (request, reply) => handler(request as FastifyRequest & { caller: CallerOf<A> }, reply),
  });
}

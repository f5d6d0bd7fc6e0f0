import {
  type ApiCall,
  type CallSchema,
  type CallSpec,
  type DataOf,
  type MetaOf,
  type Method,
  type ShapeOf,
} from '@vidya/contracts/calls/call';
import { idempotencyHeader, idempotencyKeyPattern } from '@vidya/contracts/rules/idempotency';
import { API_BASE } from '@vidya/contracts/texts/api-base';
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
type CallerOf<By> = By extends SessionlessAccess | { by: SessionlessAccess } ? Caller | null : Caller;

type Parsed<Spec, Part> = Spec extends { [Key in Part & string]: z.ZodType }
  ? z.output<Spec[Part & keyof Spec]>
  : unknown;

interface RouteInput<Spec extends CallSpec, By> {
  params: Parsed<Spec, 'params'>;
  query: Parsed<Spec, 'query'>;
  body: Parsed<Spec, 'body'>;
  caller: CallerOf<By>;
  /** By field name; see `files`. */
  files: Record<string, UploadedFile | undefined>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers a call. A returned Buffer is a complete envelope, sent unchanged. */
export type Handler<Spec extends CallSpec, By> = (
  input: RouteInput<Spec, By>,
) => Promise<ApiResponse<DataOf<ShapeOf<Spec>>, MetaOf<ShapeOf<Spec>>> | Buffer>;

export interface RouteOptions<Spec extends CallSpec, By> {
  /** Multipart calls only: the files the form may carry. */
  files?: FileRules;
  /** Multipart calls only: max length of one text field in bytes; default 256 KB. */
  maxFieldBytes?: number;
  /** Runs before a form's files are received: throws if the caller may not send them. */
  mayUpload?: (input: Pick<RouteInput<Spec, By>, 'params' | 'caller'>) => Promise<void>;
  /** XSRF check. False admits plain links and external servers; true checks GET as well. Default: all but GET. */
  xsrf?: boolean;
  /** Default: `usualLoad`. */
  load?: Load;
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

/** Adds the route of a call: authorisation, validation, handler, and one envelope. Features use `policy/route.ts`. */
export function addRoute<Spec extends CallSpec, By extends Access>(
  app: FastifyInstance,
  call: ApiCall<Spec>,
  admission: Admission & { by: By },
  handler: Handler<Spec, By>,
  { files, maxFieldBytes, mayUpload, xsrf, load }: RouteOptions<Spec, By> = {},
): void {
  const schema: CallSchema = call.schema;
  app.route({
    method: call.method,
    url: API_BASE + call.path,
    config: { ...configOf(call, { admission, xsrf, load }), offers: () => contractOf(call) },
    schema: {
      operationId: call.name,
      tags: [call.path.split('/')[1] ?? ''],
      ...(call.encoding === 'multipart' && { consumes: ['multipart/form-data', 'application/json'] }),
      ...(call.creates && { headers: idempotencyHeaders }),
      ...(schema.params && { params: schema.params }),
      ...(schema.query && { querystring: schema.query }),
      ...(schema.body && { body: schema.body }),
      response: { 200: envelopeOf(schema.data ?? z.never(), schema.meta) },
    },
    // Set per route: set globally, they would break plugins that use plain JSON Schema.
    validatorCompiler: validatorCompiler as unknown as FastifySchemaCompiler<FastifySchema>,
    serializerCompiler: serializerCompiler as unknown as FastifySerializerCompiler<FastifySchema>,
    onRequest: guard(admission),
    ...(call.encoding === 'multipart' && {
      preValidation: async (request: FastifyRequest) => {
        const caller = request.caller as CallerOf<By>;
        // Fastify validates only after reading the body, so the path parameters are parsed here.
        if (mayUpload)
          await mayUpload({ params: schema.params?.parse(request.params) as Parsed<Spec, 'params'>, caller });
        await readForm(files ?? {}, maxFieldBytes)(request);
      },
    }),
    handler: async (request, reply) => {
      // Validated by now: Fastify has replaced each part with its parsed value, and `guard` has set the caller.
      const { params, query, body, caller, uploads = {} } = request;
      const parts = { params, query, body, caller, files: uploads, request, reply };
      const work = () => handler(parts as RouteInput<Spec, By>);
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

export interface PlainRoute<A extends Access | Admission> {
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

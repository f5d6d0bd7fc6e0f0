import { API_BASE, type Call, type CallShape, type MetaOf, type Method } from '@vidya/contracts/calls/call';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Access, guard, type SessionlessAccess } from './access.ts';
import type { Caller } from './session.ts';
import { type FileRules, readForm, type UploadedFile } from './uploads.ts';

/** What a handler answers: `message` goes to the toast, `total` is the length of the whole list. */
export interface ApiResponse<Data, Meta = undefined> {
  data: Data;
  message?: string;
  total?: number;
  meta?: Meta | undefined;
}

export interface RouteInput<Params, Query, Body, A extends Access> {
  params: Params;
  query: Query;
  body: Body;
  caller: A extends SessionlessAccess ? Caller | null : Caller;
  /** By field name; see `files`. */
  files: Record<string, UploadedFile | undefined>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteDescription<S extends CallShape, Params, Query, Body, A extends Access> {
  access: A;
  /** What may come in and what may go out: an answer is stripped of everything that `data` does not name. */
  schema: {
    params?: z.ZodType<Params>;
    query?: z.ZodType<Query>;
    body?: z.ZodType<Body>;
    data: z.ZodType<S['data']>;
    meta?: z.ZodType<MetaOf<S>>;
  };
  /** Multipart calls only: which files are taken. */
  files?: FileRules;
  /** Multipart calls only: how long one text field may be, in bytes; left out: 256 KB. */
  maxFieldBytes?: number;
  /** Asked before a form's files are received: throws for those who may not send them. */
  mayUpload?: (input: { params: Params; caller: RouteInput<Params, Query, Body, A>['caller'] }) => Promise<void>;
  /** False lets plain links and foreign servers in; true asks for the token on a GET as well. Default: all but GET. */
  xsrf?: boolean;
  /** Bytes are a whole envelope that was written before, and are sent as they are. */
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

/** What a protocol may ask for besides the methods of our own calls. */
type AnyMethod = Method | 'HEAD' | 'OPTIONS';

const needsToken = (method: AnyMethod): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Binds a call of the contracts to the server: authorisation, then validation, then the handler, in one envelope. */
export function route<
  S extends CallShape,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  A extends Access = Access,
>(
  app: FastifyInstance,
  call: Call<S>,
  { access, schema, files, maxFieldBytes, mayUpload, xsrf, handler }: RouteDescription<S, Params, Query, Body, A>,
): void {
  app.route({
    method: call.method,
    url: API_BASE + call.path,
    config: { access, call: call.name, xsrf: xsrf ?? needsToken(call.method) },
    schema: {
      operationId: call.name,
      tags: [call.path.split('/')[1] ?? ''],
      ...(call.encoding === 'multipart' && { consumes: ['multipart/form-data', 'application/json'] }),
      ...(schema.params && { params: schema.params }),
      ...(schema.query && { querystring: schema.query }),
      ...(schema.body && { body: schema.body }),
      response: { 200: envelopeOf(schema.data, schema.meta) },
    },
    // Set per route: set for everybody, they would break the plugins that bring plain JSON Schema.
    validatorCompiler: validatorCompiler as unknown as FastifySchemaCompiler<FastifySchema>,
    serializerCompiler: serializerCompiler as unknown as FastifySerializerCompiler<FastifySchema>,
    onRequest: guard(access),
    ...(call.encoding === 'multipart' && {
      preValidation: async (request: FastifyRequest) => {
        const caller = request.caller as RouteInput<Params, Query, Body, A>['caller'];
        // Fastify validates after the body is read; these few texts are checked here and now.
        if (mayUpload) await mayUpload({ params: schema.params?.parse(request.params) as Params, caller });
        await readForm(files ?? {}, maxFieldBytes)(request);
      },
    }),
    handler: async (request, reply) => {
      // Validated by now: fastify has replaced each part by what its schema made of it, and `guard` found the caller.
      const { params, query, body, caller, uploads: files } = request;
      const parts = { params, query, body, caller, files, request, reply };
      const response = await handler(parts as RouteInput<Params, Query, Body, A>);
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

interface PlainRoute {
  name: string;
  method: AnyMethod;
  /** The whole address. */
  url: string;
  access: Access;
  xsrf?: boolean;
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** For what answers no envelope: files, redirects, webhooks. Same guard, same place in the access table. */
export function plainRoute(app: FastifyInstance, { name, method, url, access, xsrf, handler }: PlainRoute): void {
  app.route({
    method,
    url,
    config: { access, call: name, xsrf: xsrf ?? needsToken(method) },
    // Not in the document: fastify's own type does not know the word.
    schema: hidden,
    onRequest: guard(access),
    handler,
  });
}

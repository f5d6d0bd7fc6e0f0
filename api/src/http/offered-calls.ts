import { type Call, type CallExample, type CallSchema } from '@vidya/contracts/calls/call';
import type { RecordedCall } from '@vidya/contracts/calls/recorded/recorded-call';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that this server answers, with what it takes and returns. Computed from its routes, once. */
    offeredCalls: () => RecordedCall[];
  }
  interface FastifyContextConfig {
    offers?: () => RecordedCall;
  }
}

type JsonSchema = Record<string, unknown>;

/** Whole numbers have the bounds of JavaScript's: they say nothing. Further fields are no break, so nothing forbids them. */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
}

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...found } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: simplify });
  return found;
}

/** A call with its shapes as JSON Schema. */
export function contractOf({
  name,
  method,
  path,
  encoding,
  schema: { params, query, body, data, meta } = {},
  example,
}: Call & { schema?: CallSchema; example?: CallExample | undefined }): RecordedCall {
  return {
    name,
    method,
    path,
    encoding,
    ...(params && { params: jsonSchemaOf(params, 'input') }),
    ...(query && { query: jsonSchemaOf(query, 'input') }),
    ...(body && { body: jsonSchemaOf(body, 'input') }),
    ...(data && { data: jsonSchemaOf(data, 'output') }),
    ...(meta && { meta: jsonSchemaOf(meta, 'output') }),
    ...(example && { example }),
  };
}

/** A call without an envelope: a file, a redirect, a webhook. Undefined where browsers do not reach it as a call. */
export const plainContractOf = (name: string, method: string, url: string): (() => RecordedCall) | undefined =>
  url.startsWith(API_BASE) && method !== 'HEAD' && method !== 'OPTIONS'
    ? () => contractOf({ name, method: method as Call['method'], path: url.slice(API_BASE.length), encoding: 'json' })
    : undefined;

/** Remembers what the routes offer that are added from here on. */
export function collectOfferedCalls(app: FastifyInstance): void {
  const offers = new Map<string, () => RecordedCall>();
  let found: RecordedCall[] | undefined;
  app.addHook('onRoute', ({ method, url, config }) => {
    // Fastify adds a HEAD route to every GET route.
    if (config?.offers && method !== 'HEAD') offers.set(`${String(method)} ${url}`, config.offers);
  });
  app.decorate('offeredCalls', () => {
    found ??= [...offers.values()].map((offer) => offer()).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return found;
  });
}

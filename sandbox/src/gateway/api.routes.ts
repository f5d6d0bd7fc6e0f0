import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { GatewayError, invalidInput } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { find, paymentsOf, toListing } from './ledger.ts';
import { toOrder } from './new-order.ts';
import type { RefundRequest } from './new-refund.ts';
import type { OrderRequest } from './orders.ts';

interface ById {
  Params: { id: string };
}
type Query = Record<string, unknown>;

/** The gateway's API for the product's server. Every call needs the key and its secret. */
export function apiRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { orders, payments, refunds } = gateway.ledger;
  app.addHook('onRequest', (request, _reply, done) => {
    authenticate(gateway.config, request.headers.authorization);
    done();
  });

  app.post<{ Body: OrderRequest | null }>('/v1/orders', ({ body }) => toOrder(gateway.createOrder(body ?? {})));
  app.get<{ Querystring: Query }>('/v1/orders', ({ query }) => {
    const wanted = orders.values().filter(({ receipt }) => query.receipt === undefined || receipt === query.receipt);
    return readPage(wanted.map(toOrder), query);
  });
  app.get<ById>('/v1/orders/:id', ({ params }) => toOrder(find(orders, params.id)));
  app.get<ById>('/v1/orders/:id/payments', ({ params }) => {
    return toListing(paymentsOf(gateway.ledger, find(orders, params.id).id).toReversed());
  });

  app.get<{ Querystring: Query }>('/v1/payments', ({ query }) => readPage(payments.values(), query));
  app.get<ById>('/v1/payments/:id', ({ params }) => find(payments, params.id));
  app.post<ById & { Body: OrderRequest | null }>('/v1/payments/:id/capture', ({ params, body }) => {
    return gateway.capture(params.id, body ?? {});
  });
  app.post<ById & { Body: RefundRequest | null }>('/v1/payments/:id/refund', ({ params, body }) => {
    return gateway.refund(params.id, body ?? {});
  });
  app.get<ById>('/v1/payments/:id/refunds', ({ params }) => {
    const { id } = find(payments, params.id);
    return toListing(refunds.values().filter((refund) => refund.payment_id === id));
  });
  app.get<ById>('/v1/refunds/:id', ({ params }) => find(refunds, params.id));
}

/** Checks basic authentication with the key id and its secret. Throws the gateway's own refusals. */
function authenticate(config: GatewayConfig, header: string | undefined): void {
  const refused = (description: string) => new GatewayError({ status: 401, description });
  const encoded = /^Basic (.+)$/i.exec(header ?? '')?.[1];
  if (!encoded) throw refused('Please provide your api key for authentication purposes.');
  const given = Buffer.from(encoded, 'base64');
  const wanted = Buffer.from(`${config.keyId}:${config.keySecret}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw refused('Authentication failed');
}

/** Newest first, limited by the protocol's `from`, `to` (seconds), `count` (1 to 100, 10 by default) and `skip`. */
function readPage<T extends { created_at: number }>(records: T[], query: Query) {
  const from = readNumber(query, 'from', 0);
  const to = readNumber(query, 'to', Number.MAX_SAFE_INTEGER);
  const count = readNumber(query, 'count', 10, 1, 100);
  const skip = readNumber(query, 'skip', 0);
  const matching = records.filter((record) => record.created_at >= from && record.created_at <= to);
  return toListing(matching.toReversed().slice(skip, skip + count));
}

function readNumber(query: Query, name: string, fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER): number {
  const value = query[name];
  if (value === undefined) return fallback;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw invalidInput(`The ${name} must be an integer between ${min} and ${max}.`, name);
}

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { GatewayError } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { find, paymentsOf, toListing } from './ledger.ts';
import { toOrder } from './new-order.ts';
import type { RefundRequest } from './new-refund.ts';
import type { OrderRequest } from './orders.ts';
import { type Query, readPage } from './paging.ts';
import { payoutRoutes } from './payouts/payouts.routes.ts';
import { settlementRoutes } from './settlements/settlements.routes.ts';

interface ById {
  Params: { id: string };
}

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
  settlementRoutes(app, gateway.ledger);
  payoutRoutes(app, gateway);
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

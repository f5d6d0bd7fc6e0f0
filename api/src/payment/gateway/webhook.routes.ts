import { API_BASE } from '@vidya/contracts/texts/api-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainRoute } from '../../http/route.ts';
import type { createReceiveWebhook } from './webhook.service.ts';

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The card gateway's webhook. Its signature covers the raw bytes, so nothing may parse the body before. */
export function webhookRoutes(app: FastifyInstance, receive: ReturnType<typeof createReceiveWebhook>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => body);
    plainRoute(scope, {
      name: 'receiveWebhook',
      method: 'POST',
      url: `${API_BASE}/payment/webhook`,
      access: 'public',
      load: 'essential',
      xsrf: false,
      handler: async (request) => {
        const outcome = await receive({
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          signature: headerOf(request, 'x-razorpay-signature') ?? '',
          eventId: headerOf(request, 'x-razorpay-event-id'),
        });
        return { status: outcome };
      },
    });
  });
}

import { exportPayments, fetchAllPayments, refundPayment } from '@vidya/contracts/calls/payment';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { csvRoute } from '../../policy/csv-route.ts';
import { route } from '../../policy/route.ts';
import type { createRefundPayment } from '../refunds/refund.service.ts';
import type { createExportPayments } from './export.service.ts';
import type { createFetchAllPayments } from './year.service.ts';

interface Services {
  fetchAllPayments: ReturnType<typeof createFetchAllPayments>;
  refundPayment: ReturnType<typeof createRefundPayment>;
  exportPayments: ReturnType<typeof createExportPayments>;
}

/** The administrators' routes for all payments. */
export function adminPaymentRoutes(app: FastifyInstance, services: Services): void {
  route(
    app,
    fetchAllPayments,
    async ({ body }) => ({ data: await services.fetchAllPayments(body), message: texts.payment.fetched }),
    { load: 'reading' },
  );
  route(app, refundPayment, async ({ params, body, caller }) => ({
    data: await services.refundPayment({ ...params, ...body, actorId: caller.id }),
    message: texts.admin.refunded,
  }));
  csvRoute(app, exportPayments, {
    refusal: texts.payment.fetchFailed,
    read: (request, { id }) => services.exportPayments(request, id),
  });
}

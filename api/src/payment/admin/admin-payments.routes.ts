import { exportPayments, fetchAllPayments, refundPayment } from '@vidya/contracts/calls/payment';
import {
  adminPayment,
  paymentParams,
  paymentsRequest,
  refundForm,
  yearOfPayments,
  yearRequest,
} from '@vidya/contracts/shapes/payment';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { csvRoute } from '../../http/csv-route.ts';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
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
  route(app, fetchAllPayments, {
    access: policy['payment.readAll'],
    load: 'reading',
    schema: { body: yearRequest, data: yearOfPayments },
    handler: async ({ body }) => ({ data: await services.fetchAllPayments(body), message: texts.payment.fetched }),
  });
  route(app, refundPayment, {
    access: policy['payment.refund'],
    schema: { params: paymentParams, body: refundForm, data: adminPayment },
    handler: async ({ params, body, caller }) => ({
      data: await services.refundPayment({ ...params, ...body, actorId: caller.id }),
      message: texts.admin.refunded,
    }),
  });
  csvRoute(app, exportPayments, {
    access: policy['payment.export'],
    query: paymentsRequest,
    refusal: texts.payment.fetchFailed,
    read: (request, { id }) => services.exportPayments(request, id),
  });
}

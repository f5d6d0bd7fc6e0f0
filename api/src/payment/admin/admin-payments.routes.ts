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
import type { Refunds } from '../refunds/refund.service.ts';
import type { PaymentExport } from './export.service.ts';
import type { Years } from './year.service.ts';

interface Services {
  years: Years;
  refunds: Refunds;
  exports: PaymentExport;
}

/** The administrators' routes for all payments. */
export function adminPaymentRoutes(app: FastifyInstance, { years, refunds, exports }: Services): void {
  route(app, fetchAllPayments, {
    access: policy['payment.readAll'].by,
    schema: { body: yearRequest, data: yearOfPayments },
    handler: async ({ body }) => ({ data: await years.fetchAllPayments(body), message: texts.payment.fetched }),
  });
  route(app, refundPayment, {
    access: policy['payment.refund'].by,
    schema: { params: paymentParams, body: refundForm, data: adminPayment },
    handler: async ({ params, body, caller }) => ({
      data: await refunds.refundPayment({ ...params, ...body, actorId: caller.id }),
      message: texts.admin.refunded,
    }),
  });
  csvRoute(app, exportPayments, {
    access: policy['payment.readAll'].by,
    query: paymentsRequest,
    refusal: texts.payment.fetchFailed,
    read: (request, { id }) => exports.exportPayments(request, id),
  });
}

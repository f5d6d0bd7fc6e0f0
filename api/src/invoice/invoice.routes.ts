import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@vidya/contracts/call';
import { printInvoice } from '@vidya/contracts/payment';
import { anyId } from '../http/field-shapes.ts';
import { unauthorised } from '../http/errors.ts';
import { plainRoute } from '../http/route.ts';
import type { Invoices } from './invoice.service.ts';

/** 'VD/26-27/000123' → 'invoice-VD-26-27-000123.pdf'. */
const fileName = (number: string): string => `invoice-${number.replaceAll('/', '-')}.pdf`;

/** A page of its own in the browser: a plain link leads here. */
export function invoiceRoutes(app: FastifyInstance, invoices: Invoices): void {
  plainRoute(app, {
    name: printInvoice.name,
    method: printInvoice.method,
    url: API_BASE + printInvoice.path,
    access: 'signedIn',
    handler: async ({ params, caller }, reply) => {
      if (!caller) throw unauthorised();
      const { paymentId } = params as { paymentId: string };
      const { number, pdf } = await invoices.print(anyId.parse(paymentId), caller);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${fileName(number)}"`)
        .header('cache-control', 'private, no-store')
        .send(pdf);
    },
  });
}

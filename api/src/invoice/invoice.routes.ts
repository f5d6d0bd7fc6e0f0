import { API_BASE } from '@vidya/contracts/calls/call';
import { printCreditNote, printInvoice } from '@vidya/contracts/calls/payment';
import { anyId } from '@vidya/contracts/shapes/fields';
import type { FastifyInstance } from 'fastify';
import { plainRoute } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { Invoices } from './invoice.service.ts';

/** Plain links open these PDFs directly in the browser. */
export function invoiceRoutes(app: FastifyInstance, invoices: Invoices): void {
  const papers = [
    { call: printInvoice, kind: 'invoice', idName: 'paymentId', print: invoices.print },
    { call: printCreditNote, kind: 'credit-note', idName: 'creditNoteId', print: invoices.printCreditNote },
  ];
  for (const { call, kind, idName, print } of papers) {
    plainRoute(app, {
      name: call.name,
      method: call.method,
      url: API_BASE + call.path,
      access: policy['invoice.read'].by,
      handler: async ({ params, caller }, reply) => {
        const { number, pdf } = await print(anyId.parse((params as Record<string, string>)[idName]), caller);
        // For example 'invoice-VD-26-27-000123.pdf'.
        const name = `${kind}-${number.replaceAll('/', '-')}.pdf`;
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${name}"`)
          .header('cache-control', 'private, no-store')
          .send(pdf);
      },
    });
  }
}

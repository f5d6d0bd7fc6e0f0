import { anyId } from '@vidya/contracts/calls/fields';
import { printCreditNote, printInvoice } from '@vidya/contracts/calls/payment';
import type { FastifyInstance } from 'fastify';
import { sendPdf } from '../http/pdf.ts';
import { plainRoute } from '../http/route.ts';
import { placeOf } from '../policy/route.ts';
import type { Invoices } from './invoice.service.ts';

/** Plain links open these PDFs directly in the browser. */
export function invoiceRoutes(app: FastifyInstance, invoices: Invoices): void {
  const papers = [
    { call: printInvoice, kind: 'invoice', idName: 'paymentId', print: invoices.print },
    { call: printCreditNote, kind: 'credit-note', idName: 'creditNoteId', print: invoices.printCreditNote },
  ];
  for (const { call, kind, idName, print } of papers) {
    plainRoute(app, {
      ...placeOf(call),
      handler: async ({ params, caller }, reply) => {
        const { number, pdf } = await print(anyId.parse((params as Record<string, string>)[idName]), caller);
        // For example 'invoice-VD-26-27-000123.pdf'.
        return sendPdf(reply, `${kind}-${number.replaceAll('/', '-')}`, pdf);
      },
    });
  }
}

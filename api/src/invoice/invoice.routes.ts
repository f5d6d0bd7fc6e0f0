import { API_BASE } from '@vidya/contracts/calls/call';
import { printCreditNote, printInvoice } from '@vidya/contracts/calls/payment';
import { anyId } from '@vidya/contracts/shapes/fields';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unauthorised } from '../http/errors.ts';
import { plainRoute } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { Invoices, PrintedPage } from './invoice.service.ts';

/** 'invoice', 'VD/26-27/000123' → 'invoice-VD-26-27-000123.pdf'. */
const fileName = (kind: string, number: string): string => `${kind}-${number.replaceAll('/', '-')}.pdf`;

const sendPage = (reply: FastifyReply, kind: 'invoice' | 'credit-note', { number, pdf }: PrintedPage) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${fileName(kind, number)}"`)
    .header('cache-control', 'private, no-store')
    .send(pdf);

/** Plain links open these PDFs directly in the browser. */
export function invoiceRoutes(app: FastifyInstance, invoices: Invoices): void {
  plainRoute(app, {
    name: printInvoice.name,
    method: printInvoice.method,
    url: API_BASE + printInvoice.path,
    access: policy['invoice.read'].by,
    handler: async ({ params, caller }, reply) => {
      if (!caller) throw unauthorised();
      const { paymentId } = params as { paymentId: string };
      return sendPage(reply, 'invoice', await invoices.print(anyId.parse(paymentId), caller));
    },
  });
  plainRoute(app, {
    name: printCreditNote.name,
    method: printCreditNote.method,
    url: API_BASE + printCreditNote.path,
    access: policy['invoice.read'].by,
    handler: async ({ params, caller }, reply) => {
      if (!caller) throw unauthorised();
      const { creditNoteId } = params as { creditNoteId: string };
      return sendPage(reply, 'credit-note', await invoices.printCreditNote(anyId.parse(creditNoteId), caller));
    },
  });
}

import type { FastifyReply } from 'fastify';

/** Shows a PDF in the browser, under `name` when it is saved. No cache may store it. */
export const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(pdf);

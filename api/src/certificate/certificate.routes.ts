import { callAddress } from '@vidya/contracts/calls/call';
import { anyId } from '@vidya/contracts/calls/fields';
import { drawCertificate, openCertificate, printCertificate, verifyCertificate } from '@vidya/contracts/calls/learning';
import { paths } from '@vidya/contracts/texts/paths';
import type { FastifyInstance } from 'fastify';
import { sendPdf } from '../http/pdf.ts';
import { plainRoute } from '../http/route.ts';
import { placeOf, route } from '../policy/route.ts';
import type { Certificates } from './certificate.service.ts';
import { certificatePdf } from './certificate-pdf.ts';

/** `origin` is the site's own origin; the PDF prints it. */
export function certificateRoutes(app: FastifyInstance, certificates: Certificates, origin: string): void {
  route(app, verifyCertificate, async ({ params, reply }) => {
    // A certificate can be revoked, so no cache may store the response.
    reply.header('cache-control', 'no-store');
    return { data: await certificates.verify(params.code) };
  });
  pictureRoute(app, certificates);
  printRoutes(app, certificates, origin);
}

/** For link previews. Kept for an hour at most: a certificate can be revoked. */
function pictureRoute(app: FastifyInstance, certificates: Certificates): void {
  plainRoute(app, {
    ...placeOf(drawCertificate),

    isShared: true,
    handler: async ({ params }, reply) => {
      const picture = await certificates.picture((params as { code: string }).code);
      return reply
        .type('image/png')
        .headers({
          'cache-control': 'public, max-age=3600',
          'x-content-type-options': 'nosniff',
          // A preview shows it; a search for a learner's name does not.
          'x-robots-tag': 'noindex',
        })
        .send(picture);
    },
  });
}

/** The browser opens these as pages of their own, from plain links. */
function printRoutes(app: FastifyInstance, certificates: Certificates, origin: string): void {
  plainRoute(app, {
    ...placeOf(openCertificate),

    handler: async ({ params, caller }, reply) => {
      const { courseId } = params as { courseId: string };
      const code = await certificates.ownCode(anyId.parse(courseId), caller);
      return reply.header('cache-control', 'private, no-store').redirect(callAddress(printCertificate, { code }));
    },
  });
  plainRoute(app, {
    ...placeOf(printCertificate),

    handler: async ({ params, caller }, reply) => {
      const found = await certificates.findPrintable((params as { code: string }).code, caller);
      const address = origin + paths.certificate(found.code);
      return sendPdf(reply, `certificate-${found.code}`, await certificatePdf({ ...found, address }));
    },
  });
}

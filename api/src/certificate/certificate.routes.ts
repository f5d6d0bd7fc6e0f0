import { API_BASE, callAddress } from '@vidya/contracts/calls/call';
import { openCertificate, printCertificate, verifyCertificate } from '@vidya/contracts/calls/certificate';
import { anyId } from '@vidya/contracts/shapes/fields';
import { certificateParams, verifiedCertificate } from '@vidya/contracts/shapes/learning';
import { paths } from '@vidya/contracts/texts/paths';
import type { FastifyInstance } from 'fastify';
import { plainRoute, route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { Certificates } from './certificate.service.ts';
import { certificatePdf } from './certificate-pdf.ts';

/** `origin` is the site's own origin; the PDF prints it. */
export function certificateRoutes(app: FastifyInstance, certificates: Certificates, origin: string): void {
  route(app, verifyCertificate, {
    access: 'public',
    schema: { params: certificateParams, data: verifiedCertificate },
    handler: async ({ params, reply }) => {
      // A certificate can be revoked, so no cache may store the response.
      reply.header('cache-control', 'no-store');
      return { data: await certificates.verify(params.code) };
    },
  });
  printRoutes(app, certificates, origin);
}

/** The browser opens these as pages of their own, from plain links. */
function printRoutes(app: FastifyInstance, certificates: Certificates, origin: string): void {
  plainRoute(app, {
    name: openCertificate.name,
    method: openCertificate.method,
    url: API_BASE + openCertificate.path,
    access: policy['certificate.open'].by,
    handler: async ({ params, caller }, reply) => {
      const { courseId } = params as { courseId: string };
      const code = await certificates.ownCode(anyId.parse(courseId), caller);
      return reply.header('cache-control', 'private, no-store').redirect(callAddress(printCertificate, { code }));
    },
  });
  plainRoute(app, {
    name: printCertificate.name,
    method: printCertificate.method,
    url: API_BASE + printCertificate.path,
    access: policy['certificate.print'].by,
    handler: async ({ params, caller }, reply) => {
      const found = await certificates.findPrintable((params as { code: string }).code, caller);
      const address = origin + paths.certificate(found.code);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="certificate-${found.code}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(await certificatePdf({ ...found, address }));
    },
  });
}

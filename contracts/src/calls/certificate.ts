import { z } from 'zod';
import { call } from './call.ts';
import { plainLine, whole } from './fields.ts';

const certificateParams = z.object({ code: plainLine(200) });

const verifiedCertificate = z.object({
  learnerName: z.string(),
  courseTitle: z.string(),
  instructorName: z.string(),
  issuedAt: z.string(),
  /** Of all videos that the course has now; 0 when their lengths are not known. */
  videoSeconds: whole,
  /** Null when the course is not in the catalogue any more. */
  courseId: z.string().nullable(),
  /** Of the page that verifies it. */
  address: z.string(),
});

/** All public data of a certificate, with the names at the time of issue. */
export type VerifiedCertificate = z.infer<typeof verifiedCertificate>;

/** Public: anybody with the code may call it. Throws 404 for an unknown code. */
export const verifyCertificate = call('verifyCertificate', 'GET /certificate/:code', {
  access: 'public',
  params: certificateParams,
  data: verifiedCertificate,
  example: { as: 'visitor', params: { code: '{certificate}' } },
});

/** Returns a PDF, not an envelope, to its owner and to administrators. */
export const printCertificate = call('printCertificate', 'GET /certificate/:code/pdf', { access: 'certificate.print' });

/** Public: returns the certificate as a PNG of 1200 × 630, for link previews. 404 for an unknown code. */
export const drawCertificate = call('drawCertificate', 'GET /certificate/:code/picture', { access: 'public' });

/** Redirects to the PDF of the caller's own certificate; use its address in a link on a finished course. */
export const openCertificate = call('openCertificate', 'GET /course/:courseId/certificate', {
  access: 'certificate.open',
});

import type { z } from 'zod';
import type { verifiedCertificate } from '../shapes/learning.ts';
import { callAddress, defineCall } from './call.ts';

/** All public data of a certificate, with the names at the time of issue. */
export type VerifiedCertificate = z.infer<typeof verifiedCertificate>;

/** Public: anybody with the code may call it. Throws 404 for an unknown code. */
export const verifyCertificate = defineCall<{ params: { code: string }; data: VerifiedCertificate }>(
  'verifyCertificate',
  'GET /certificate/:code',
);
/** Returns a PDF, not an envelope, to its owner and to administrators. */
export const printCertificate = defineCall<{ params: { code: string }; data: never }>(
  'printCertificate',
  'GET /certificate/:code/pdf',
);
/** Public: returns the certificate as a PNG of 1200 × 630, for link previews. 404 for an unknown code. */
export const drawCertificate = defineCall<{ params: { code: string }; data: never }>(
  'drawCertificate',
  'GET /certificate/:code/picture',
);
export const certificatePicture = (code: string): string => callAddress(drawCertificate, { code });
/** Redirects to the PDF of the caller's own certificate; use its address in a link on a finished course. */
export const openCertificate = defineCall<{ params: { courseId: string }; data: never }>(
  'openCertificate',
  'GET /course/:courseId/certificate',
);
export const certificateAddress = (courseId: string): string => callAddress(openCertificate, { courseId });

/** Crockford's 32 characters: no two look alike. */
export const certificateAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Normalises a typed code to its printed form: 'kx4m 7tpo…' becomes 'KX4M-7TP0…'. */
export const certificateCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-');

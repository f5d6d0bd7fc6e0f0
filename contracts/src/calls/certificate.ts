import { callAddress, defineCall } from './call.ts';

/** What a visitor learns by a certificate's code, and all of it. In the words of the day it was issued. */
export interface VerifiedCertificate {
  learnerName: string;
  courseTitle: string;
  instructorName: string;
  issuedAt: string;
}

/** Public: whoever has the code may ask. 404 where there is none. */
export const verifyCertificate = defineCall<{ params: { code: string }; data: VerifiedCertificate }>({
  name: 'verifyCertificate',
  method: 'GET',
  path: '/certificate/:code',
});
/** Answers a PDF, not an envelope, to its owner and to administrators. */
export const printCertificate = defineCall<{ params: { code: string }; data: never }>({
  name: 'printCertificate',
  method: 'GET',
  path: '/certificate/:code/pdf',
});
/** Leads to the PDF of the caller's own certificate; its address is for a link on a finished course. */
export const openCertificate = defineCall<{ params: { courseId: string }; data: never }>({
  name: 'openCertificate',
  method: 'GET',
  path: '/course/:courseId/certificate',
});
export const certificateAddress = (courseId: string): string => callAddress(openCertificate, { courseId });

/** Crockford's 32 signs: no two look alike, and none is read as another. */
export const certificateAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** However a code was typed, as it is printed: 'kx4m 7tpo…' becomes 'KX4M-7TP0…'. */
export const certificateCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-');

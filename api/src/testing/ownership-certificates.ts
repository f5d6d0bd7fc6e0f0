import type { Cells } from './ownership-cells.ts';
import { certificateOfHolder } from './ownership-world.ts';

const holders = () => ({ params: { code: certificateOfHolder } });

/** The holder's certificate: everybody may verify and see it, also as a badge; only the holder and administrators may print it. */
export const certificateCells: Cells[] = [
  { call: 'verifyCertificate', is: '200 200 200 200 200 200 200 200', send: holders },
  {
    call: 'verifyCertificate',
    of: 'a guess',
    is: '404 404 404 404 404 404 404 404',
    send: () => ({ params: { code: '0000-0000-0000-0000' } }),
  },
  { call: 'drawCertificate', is: '200 200 200 200 200 200 200 200', send: holders },
  {
    call: 'drawCertificate',
    of: 'a guess',
    is: '404 404 404 404 404 404 404 404',
    send: () => ({ params: { code: '0000-0000-0000-0000' } }),
  },
  { call: 'issueBadge', is: '200 200 200 200 200 200 200 200', send: holders },
  {
    call: 'issueBadge',
    of: 'a guess',
    is: '404 404 404 404 404 404 404 404',
    send: () => ({ params: { code: '0000-0000-0000-0000' } }),
  },
  { call: 'getBadgeIssuer', is: '200 200 200 200 200 200 200 200', send: () => ({}) },
  { call: 'getBadgeStatus', is: '200 200 200 200 200 200 200 200', send: () => ({ params: { list: '1' } }) },
  { call: 'printCertificate', is: '401 404 200 404 404 404 404 200', send: holders },
  {
    call: 'openCertificate',
    of: 'a course that the holder finished',
    is: '401 404 302 404 404 404 404 404',
    send: (w) => ({ params: { courseId: w.sold.id } }),
  },
  {
    call: 'openCertificate',
    of: 'a course that nobody finished',
    is: '401 404 404 404 404 404 404 404',
    send: (w) => ({ params: { courseId: w.archived.id } }),
  },
];

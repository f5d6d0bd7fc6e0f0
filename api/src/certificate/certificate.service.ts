import { certificateCode, type VerifiedCertificate } from '@vidya/contracts/calls/certificate';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { notFound } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import { permitted } from '../policy/may.ts';
import type { CertificateRow, CertificateStore } from './certificate.store.ts';
import { newCertificateCode } from './certificate-code.ts';

export interface Certificates {
  /** Idempotent: one certificate per person and course. Returns null while a lecture is still incomplete. */
  issue(finished: { userId: string; courseId: string }): Promise<CertificateRow | null>;
  /** The caller's own code; issues the certificate if needed. Throws 404 before the course is finished. */
  ownCode(courseId: string, caller: Caller): Promise<string>;
  /** The caller's own certificate; administrators see all. Throws 404 for everybody else. */
  findPrintable(code: string, caller: Caller): Promise<CertificateRow>;
  /** The public data of a certificate, for anybody who has the code. Throws 404. */
  verify(code: string): Promise<VerifiedCertificate>;
}

const missing = apiMessages.learning.certificateMissing;
const noSuchCertificate = () => notFound(missing);

export function createCertificates(store: CertificateStore): Certificates {
  const issue: Certificates['issue'] = async (finished) => {
    const own = await store.findOwn(finished);
    if (own) return own;
    const earned = await store.findEarned(finished);
    if (!earned) return null;
    await store.add({ ...finished, ...earned, code: newCertificateCode() });
    // Read it back: a concurrent request may have inserted its row first.
    return store.findOwn(finished);
  };
  return {
    issue,
    async ownCode(courseId, caller) {
      const own = await issue({ userId: caller.id, courseId });
      if (!own) throw noSuchCertificate();
      return own.code;
    },
    async findPrintable(code, caller) {
      const found = await store.findByCode(certificateCode(code));
      return permitted('certificate.print', caller, { found, missing });
    },
    async verify(code) {
      const found = await store.findByCode(certificateCode(code));
      if (!found) throw noSuchCertificate();
      const { learnerName, courseTitle, instructorName, createdAt } = found;
      return { learnerName, courseTitle, instructorName, issuedAt: createdAt.toISOString() };
    },
  };
}

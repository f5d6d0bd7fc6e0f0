import { randomBytes } from 'node:crypto';
import { certificateAlphabet, certificateCode, type VerifiedCertificate } from '@vidya/contracts/calls/certificate';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { notFound } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import { permitted } from '../policy/may.ts';
import type { CertificateStore, Finished } from './certificate.store.ts';

const missing = apiMessages.learning.certificateMissing;
const noSuchCertificate = () => notFound(missing);

/** For example 'KX4M-7TP0-9QRS-1VWZ': 80 random bits. 32 divides 256, so every character is equally likely. */
export const newCertificateCode = (): string =>
  certificateCode([...randomBytes(16)].map((byte) => certificateAlphabet[byte % certificateAlphabet.length]).join(''));

export function createCertificates(store: CertificateStore) {
  const issue = async (finished: Finished) => {
    const own = await store.findOwn(finished);
    if (own) return own;
    const earned = await store.findEarned(finished);
    if (!earned) return null;
    await store.add({ ...finished, ...earned, code: newCertificateCode() });
    // Read it back: a concurrent request may have inserted its row first.
    return store.findOwn(finished);
  };
  return {
    /** Idempotent: one certificate per person and course. Returns null while a lecture is still incomplete. */
    issue,
    /** The caller's own code; issues the certificate if needed. Throws 404 before the course is finished. */
    async ownCode(courseId: string, caller: Caller): Promise<string> {
      const own = await issue({ userId: caller.id, courseId });
      if (!own) throw noSuchCertificate();
      return own.code;
    },
    /** The caller's own certificate; administrators see all. Throws 404 for everybody else. */
    async findPrintable(code: string, caller: Caller) {
      const found = await store.findByCode(certificateCode(code));
      return permitted('certificate.print', caller, { found, missing });
    },
    /** The public data of a certificate, for anybody who has the code. Throws 404. */
    async verify(code: string): Promise<VerifiedCertificate> {
      const found = await store.findByCode(certificateCode(code));
      if (!found) throw noSuchCertificate();
      const { learnerName, courseTitle, instructorName, createdAt } = found;
      return { learnerName, courseTitle, instructorName, issuedAt: createdAt.toISOString() };
    },
  };
}

export type Certificates = ReturnType<typeof createCertificates>;

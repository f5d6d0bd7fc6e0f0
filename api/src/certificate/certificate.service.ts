import { randomBytes } from 'node:crypto';
import type { VerifiedCertificate } from '@vidya/contracts/calls/learning';
import { certificateAlphabet, certificateCode } from '@vidya/contracts/rules/course/certificate-code';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { paths } from '@vidya/contracts/texts/paths';
import { pick } from '../database/database.ts';
import type { Caller } from '../http/access/session.ts';
import { notFound } from '../http/errors.ts';
import { permitted } from '../policy/may.ts';
import type { CertificateStore, Finished, IssuedCertificate } from './certificate.store.ts';
import { certificatePicture } from './certificate-picture.ts';
import { instructorsOf } from './certificate-text.ts';
import { createPictureCache } from './picture-cache.ts';

const missing = apiMessages.learning.certificateMissing;
const noSuchCertificate = () => notFound(missing);

/** For example 'KX4M-7TP0-9QRS-1VWZ': 80 random bits. 32 divides 256, so every character is equally likely. */
export const newCertificateCode = (): string =>
  certificateCode([...randomBytes(16)].map((byte) => certificateAlphabet[byte % certificateAlphabet.length]).join(''));

interface CertificateParts {
  store: CertificateStore;
  /** The site's own origin. */
  origin: string;
  /** The site issues them as Open Badges, too. */
  hasBadges: boolean;
}

export function createCertificates({ store, origin, hasBadges }: CertificateParts) {
  const pictures = createPictureCache();
  const findPublic = async (code: string): Promise<IssuedCertificate> => {
    const found = await store.findByCode(certificateCode(code));
    if (!found) throw noSuchCertificate();
    return found;
  };
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
    /** Idempotent: one certificate per person and course. Returns null while something that it needs is missing. */
    issue,
    /** A certificate with its stored names, for anybody who has the code. Throws 404. */
    findPublic,
    /** The caller's own code; issues the certificate if needed. Throws 404 before the course is finished. */
    async ownCode(courseId: string, caller: Caller): Promise<string> {
      const own = await issue({ userId: caller.id, courseId });
      if (!own) throw noSuchCertificate();
      return own.code;
    },
    /** The caller's own certificate; administrators see all. Throws 404 for everybody else. */
    async findPrintable(code: string, caller: Caller) {
      const found = await store.findByCode(certificateCode(code));
      return permitted('certificate.print', caller, { thing: found, missing });
    },
    /** The public data of a certificate, for anybody who has the code. Throws 404. */
    async verify(code: string): Promise<VerifiedCertificate> {
      const { createdAt, isPublished, courseId, instructorName, coInstructors, ...row } = await findPublic(code);
      return {
        ...pick(row, 'learnerName', 'courseTitle', 'videoSeconds'),
        ...(row.mark !== null && { mark: row.mark }),
        instructorName,
        instructors: instructorsOf({ instructorName, coInstructors }),
        issuedAt: createdAt.toISOString(),
        courseId: isPublished ? courseId : null,
        address: origin + paths.certificate(row.code),
        ...(hasBadges && { hasBadge: true }),
      };
    },
    /** A picture of it, for anybody who has the code. Throws 404. */
    async picture(code: string): Promise<Buffer> {
      const shown = pick(
        await findPublic(code),
        ...(['learnerName', 'courseTitle', 'instructorName', 'coInstructors', 'createdAt', 'videoSeconds'] as const),
        ...(['mark', 'isWhole'] as const),
      );
      return pictures(JSON.stringify(shown), () => certificatePicture(shown));
    },
  };
}

export type Certificates = ReturnType<typeof createCertificates>;

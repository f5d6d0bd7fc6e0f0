import type { CertificateStatus } from '@vidya/contracts/rules/course/certificate-status';

interface Enrolled {
  /** Percent. */
  progress: number;
  certificate?: CertificateStatus | undefined;
}

/** Whether the learner has what the certificate needs: all lectures, where the course says nothing else. */
export const hasCertificate = (enrolment: Enrolled | null): boolean =>
  enrolment !== null && (enrolment.certificate?.isEarned ?? enrolment.progress === 100);

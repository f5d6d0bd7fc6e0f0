/** What other features need of certificates. */
export interface CertificatePort {
  /** One per person and course, however often it is called; null until the learner has what it needs. */
  issue(finished: { userId: string; courseId: string }): Promise<{ code: string } | null>;
}

import { readCertificateRules, writeCertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import { isId } from '@vidya/contracts/rules/id';
import { certificateTexts } from '@vidya/contracts/texts/texts';
import { createCertificateRulesStore } from '../../certificate/port/certificate-rules.store.ts';
import type { Db } from '../../database/database.ts';
import { badRequest } from '../../http/errors.ts';

interface Change {
  /** As the course form has them; both without a fault. */
  before: string;
  after: string;
  /** From when they hold. */
  at: Date;
}

/** Adds rules that differ. Throws 400 for those that name another quiz than the course's. Deleted ones may stay. */
export async function storeCertificate(tx: Db, courseId: string, { before, after, at }: Change): Promise<void> {
  const rules = readCertificateRules(after)!;
  if (writeCertificateRules(rules) === before) return;
  const store = createCertificateRulesStore(tx);
  const named = readCertificateRules(before)!.quizIds;
  const added = rules.quizIds.filter((id) => !named.includes(id));
  if (!added.every(isId) || !(await store.areQuizzes(courseId, added)))
    throw badRequest(certificateTexts.otherQuiz, 'ValidationError');
  await store.addRules(courseId, rules, at);
}

import type { AuditAction, AuditDetails, AuditSubject } from '@vidya/contracts/calls/audit';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/session.ts';
import { addAuditEntry } from './audit.store.ts';

interface Who {
  caller: Caller;
  /** The course it happens to, or in. */
  course: { id: string; instructorId: string; title: string };
}

interface AuditedAction {
  action: AuditAction;
  /** Left out: the course itself. */
  subject?: { kind: AuditSubject; id: string };
  /** Titles at most, no words of learners. */
  details?: AuditDetails;
}

/** What the audit log says of an action on a lecture. */
export const aboutLecture = (id: string, lecture: string): Omit<AuditedAction, 'action'> => ({
  subject: { kind: 'lecture', id },
  details: { lecture },
});

/**
 * Leaves a trace of what an administrator does to a course of somebody else; owners at their own work leave none.
 * Only inside the transaction that does it, and only for callers who may manage the course.
 */
export async function auditOnBehalf(
  tx: Db,
  { caller, course }: Who,
  { action, subject, details }: AuditedAction,
): Promise<void> {
  if (caller.id === course.instructorId) return;
  await addAuditEntry(tx, {
    actorId: caller.id,
    action,
    subject: subject ?? { kind: 'course', id: course.id },
    // Kept, because the course may go, and its lectures with it.
    details: { course: course.title, courseId: course.id, ...details },
  });
}

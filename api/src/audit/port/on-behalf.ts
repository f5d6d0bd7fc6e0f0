import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { type Taught, teaches } from '../../policy/relations.ts';
import { addAuditEntry, type NewAuditEntry } from './audit.store.ts';

interface Who {
  caller: Caller;
  /** The course that the action changes. */
  course: Taught & { id: string; title: string };
}

type AuditedAction = Omit<NewAuditEntry, 'actorId'>;

/** What the audit log says of an action on a lecture. */
export const aboutLecture = (id: string, lecture: string): Omit<AuditedAction, 'action'> => ({
  subject: { kind: 'lecture', id },
  details: { lecture },
});

/**
 * Records an administrator's action on another person's course; the work of those who teach it leaves no entry. Call it only
 * inside the transaction of that action, and only for callers who may manage the course. The default subject is the
 * course itself; `details` hold titles only, never a learner's text.
 */
export async function auditOnBehalf(
  tx: Db,
  { caller, course }: Who,
  { action, subject, details }: AuditedAction,
): Promise<void> {
  if (teaches(caller, course)) return;
  await addAuditEntry(tx, {
    actorId: caller.id,
    action,
    subject: subject ?? { kind: 'course', id: course.id },
    // Stored here, because the course and its lectures may be deleted later.
    details: { course: course.title, courseId: course.id, ...details },
  });
}

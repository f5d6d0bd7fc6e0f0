import type { AuditAction, AuditDetails, AuditSubject } from '@vidya/contracts/calls/audit';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { auditLog } from '../../database/schema-site.ts';

export interface NewAuditEntry {
  /** Null: the command line, or the site itself where `details.by` is 'site'. */
  actorId: string | null;
  action: AuditAction;
  subject?: { kind: AuditSubject; id: string };
  details?: AuditDetails;
}

/** Leaves a trace of what an administrator does. Only inside the transaction that does it. */
export async function addAuditEntry(tx: Db, { actorId, action, subject, details }: NewAuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    actorId,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    details: details ?? {},
    // Not when the transaction began: of two that waited for each other, the log tells the order in which they happened.
    createdAt: sql`clock_timestamp()`,
  });
}

import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { AuditAction, AuditSubject } from '@vidya/contracts/calls/choices';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { auditLog } from '../../database/schema-site.ts';

export interface NewAuditEntry {
  /** Null for the command line, or for the site itself if `details.by` is 'site'. */
  actorId: string | null;
  action: AuditAction;
  subject?: { kind: AuditSubject; id: string };
  details?: AuditDetails;
}

/** Records an administrator's action. Call it only inside the transaction of that action. */
export async function addAuditEntry(tx: Db, { actorId, action, subject, details }: NewAuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    actorId,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    details: details ?? {},
    // Not the start of the transaction: if two waited for each other, the log shows their real order.
    createdAt: sql`clock_timestamp()`,
  });
}

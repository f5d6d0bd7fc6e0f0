import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { AuditAction, AuditSubject, Role } from '@vidya/contracts/texts/choices';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { type Db, hasRow } from '../../database/database.ts';
import { auditLog } from '../../database/tables/schema-site.ts';

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

/** Whether the log has an action of a subject. */
export const hasAuditEntry = (tx: Db, action: AuditAction, subjectId: string): Promise<boolean> =>
  hasRow(
    tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, subjectId), eq(auditLog.action, action)))
      .limit(1),
  );

/** Whether a colleague gave this person this role since then; the command line does not count. */
export const wasGivenRole = (
  tx: Db,
  { userId, role, since }: { userId: string; role: Role; since: Date },
): Promise<boolean> =>
  hasRow(
    tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectId, userId),
          eq(auditLog.action, 'role.changed'),
          sql`${auditLog.details} ->> 'to' = ${role}`,
          isNotNull(auditLog.actorId),
          gt(auditLog.createdAt, since),
        ),
      )
      .limit(1),
  );

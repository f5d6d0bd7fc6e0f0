import { accountEventLimits } from '@vidya/contracts/rules/sign-in-limits';
import type { AccountEventKind } from '@vidya/contracts/texts/account-events';
import { desc, eq, lt } from 'drizzle-orm';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import { accountEvents } from '../../database/tables/schema-sign-in.ts';
import type { UserRow } from '../users.store.ts';

export type AccountEventRow = typeof accountEvents.$inferSelect;

interface NewEvent {
  kind: AccountEventKind;
  /** Names a passkey or the way of a sign-in; never a secret, a code or an address. */
  detail?: string;
  userAgent: string;
}

/** Written to the audit log by who did it, or not at all. */
const auditedElsewhere: readonly AccountEventKind[] = ['signedIn', 'factorsReset', 'signedOutByAdministrator'];

/** Notes what happened to a person's sign-in. What staff change of their own is in the audit log too. */
export async function addAccountEvent(
  tx: Db,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
  { kind, detail = '', userAgent }: NewEvent,
): Promise<void> {
  await tx.insert(accountEvents).values({ userId: id, kind, detail, userAgent });
  if (role === 'USER' || auditedElsewhere.includes(kind)) return;
  const details = { event: kind, ...(detail && { detail }) };
  await addAuditEntry(tx, { actorId: id, action: 'signIn.changed', subject: { kind: 'user', id }, details });
}

/** The newest first. */
export const listAccountEvents = (db: Db, userId: string): Promise<AccountEventRow[]> =>
  db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.createdAt), desc(accountEvents.id))
    .limit(accountEventLimits.shown);

export async function sweepAccountEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - accountEventLimits.days * 86_400_000);
  await db.delete(accountEvents).where(lt(accountEvents.createdAt, before));
}

import type { Role } from '@vidya/contracts/calls/choices';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { roleChangedMail } from '../account-mails.ts';
import { setRole, type UserRow } from '../users.store.ts';

interface NewRole {
  /** The locked row. */
  person: UserRow;
  role: Role;
  /** Null for the command line. */
  actorId: string | null;
  origin: string;
}

/**
 * Changes the role, writes the audit entry and queues a mail, all or nothing. Sessions use the new role from the next
 * request on.
 */
export async function giveRole(tx: Db, jobs: Jobs, { person, role, actorId, origin }: NewRole): Promise<UserRow> {
  const changed = await setRole(tx, person.id, role);
  await addAuditEntry(tx, {
    actorId,
    action: 'role.changed',
    subject: { kind: 'user', id: person.id },
    details: { from: person.role, to: role },
  });
  await jobs.send(tx, sendMail, roleChangedMail(changed, role, origin));
  return changed;
}

import type { User } from '@vidya/contracts/calls/account';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Role } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import { addAuditEntry } from '../../audit/port/audit.store.ts';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { may } from '../../policy/may.ts';
import { roleChangedMail } from '../account-mails.ts';
import type { AccountParts } from '../account-parts.ts';
import { dropStaleSessions } from '../sign-in/session.store.ts';
import { viewUser } from '../user-view.ts';
import { lockUser, setRole, type UserRow } from '../users.store.ts';

interface NewRole {
  /** The locked row. */
  person: UserRow;
  role: Role;
  /** Null for the command line. */
  actorId: string | null;
  /** For the link in the mail. */
  origin: string;
}

/** Changes the role, audits it and queues a mail, all or nothing. Sessions have the new role from the next request. */
export async function giveRole(tx: Db, jobs: Jobs, { person, role, actorId, origin }: NewRole): Promise<UserRow> {
  if (person.role !== 'USER') await dropStaleSessions(tx, person.id);
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

interface RoleChange extends Pick<NewRole, 'role' | 'origin'> {
  userId: string;
}

export const createRoleService = ({ db, people, jobs, counts }: AccountParts) => ({
  /** Refuses the caller's own role and an administrator's (decision A6). The same role again leaves no audit entry. */
  async changeRole(caller: Caller, { userId, role, origin }: RoleChange): Promise<User> {
    const person = await db.transaction(async (tx) => {
      const person = await lockUser(tx, userId);
      if (!person) throw notFound(apiMessages.account.userMissing);
      if (!may('person.changeRole', caller, person))
        throw forbidden(person.id === caller.id ? texts.admin.ownRole : texts.admin.adminRole);
      if (person.role === role) return person;
      return giveRole(tx, jobs, { person, role, actorId: caller.id, origin });
    });
    counts.forget();
    return viewUser(people, person);
  },
});

export type RoleService = ReturnType<typeof createRoleService>;

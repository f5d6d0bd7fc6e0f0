import type { Role, User } from '@vidya/contracts/calls/account';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { forbidden, notFound } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import { may } from '../../policy/may.ts';
import type { AccountParts } from '../account-parts.ts';
import { viewUser } from '../user-view.ts';
import { lockUser } from '../users.store.ts';
import { giveRole } from './give-role.ts';

interface RoleChange {
  userId: string;
  role: Role;
  /** For the link in the mail. */
  origin: string;
}

export const createRoleService = ({ db, people, jobs, counts }: AccountParts) => ({
  /**
   * Refuses the caller's own role and that of an administrator (decision A6). The same role again writes no audit
   * entry.
   */
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

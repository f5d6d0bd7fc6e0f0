import { isId } from '@vidya/contracts/rules/id';
import { isBlank } from '@vidya/contracts/rules/validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { badRequest, forbidden, notFound } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import { may } from '../../policy/may.ts';
import type { UsersStore } from '../users.store.ts';
import type { DeletePerson } from './delete-person.ts';

interface DeletionServiceParts {
  users: UsersStore;
  deletePerson: DeletePerson;
}

export const createDeletionService = ({ users, deletePerson }: DeletionServiceParts) => ({
  /** Refuses the caller themselves and administrators (decision A5), so that the last administrator stays. */
  async deleteUserOrInstructor(caller: Caller, userId: string): Promise<void> {
    if (isBlank(userId)) throw badRequest(texts.account.userIdMissing, 'ValidationError');
    const person = isId(userId) ? await users.find(userId) : null;
    if (!person) throw notFound(apiMessages.account.userMissing);
    if (!may('person.delete', caller, person)) throw forbidden(texts.account.adminCannotDelete);
    if (!(await deletePerson(person.id, caller.id))) throw notFound(apiMessages.account.userMissing);
  },
});

export type DeletionService = ReturnType<typeof createDeletionService>;

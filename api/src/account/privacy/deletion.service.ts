import { isId } from '@vidya/contracts/rules/id';
import { isBlank } from '@vidya/contracts/rules/validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, forbidden, notFound } from '../../http/errors.ts';
import { may } from '../../policy/may.ts';
import type { AccountParts } from '../account-parts.ts';
import { deletePerson } from './deletion.store.ts';

/**
 * Deletes the person in one transaction, which queues the removal of their files (decision L7); then calls `onDelete`, as
 * courses may be gone too. Returns false if the person is already deleted or is an administrator.
 */
export const createDeletePerson =
  ({ db, jobs }: Pick<AccountParts, 'db' | 'jobs'>, onDelete: () => void) =>
  async (userId: string, actorId: string): Promise<boolean> => {
    const isDeleted = await deletePerson({ db, jobs }, userId, actorId);
    if (isDeleted) onDelete();
    return isDeleted;
  };

export type DeletePerson = ReturnType<typeof createDeletePerson>;

export const createDeletionService = ({ users }: AccountParts, remove: DeletePerson) => ({
  /** Refuses the caller themselves and administrators (decision A5), so that the last administrator stays. */
  async deleteUserOrInstructor(caller: Caller, userId: string): Promise<void> {
    if (isBlank(userId)) throw badRequest(texts.account.userIdMissing, 'ValidationError');
    const person = isId(userId) ? await users.find(userId) : null;
    if (!person) throw notFound(apiMessages.account.userMissing);
    if (!may('person.delete', caller, person)) throw forbidden(texts.account.adminCannotDelete);
    if (!(await remove(person.id, caller.id))) throw notFound(apiMessages.account.userMissing);
  },
});

export type DeletionService = ReturnType<typeof createDeletionService>;

import type { User } from '@vidya/contracts/account';
import { texts } from '@vidya/contracts/texts';
import { isBlank } from '@vidya/contracts/validation';
import { badRequest, forbidden, notFound } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import type { DeletePerson } from './delete-person.ts';
import { isId } from './ids.ts';
import type { PeopleStore } from './people.store.ts';
import { viewUsers } from './user-view.ts';
import type { UsersStore } from './users.store.ts';

export interface PeopleService {
  fetchStudentsAndInstructors(): Promise<{ students: User[]; instructors: User[] }>;
  /** Nobody deletes themselves or an administrator here (decision A5). */
  deleteUserOrInstructor(caller: Caller, userId: string): Promise<void>;
}

interface PeopleParts {
  users: UsersStore;
  people: PeopleStore;
  deletePerson: DeletePerson;
}

export const createPeopleService = ({ users, people, deletePerson }: PeopleParts): PeopleService => ({
  async fetchStudentsAndInstructors() {
    const all = await viewUsers(people, await people.list(['USER', 'INSTRUCTOR']));
    return {
      students: all.filter((user) => user.role === 'USER'),
      instructors: all.filter((user) => user.role === 'INSTRUCTOR'),
    };
  },
  async deleteUserOrInstructor(caller, userId) {
    if (isBlank(userId)) throw badRequest(texts.account.userIdMissing, 'ValidationError');
    const person = isId(userId) ? await users.find(userId) : null;
    if (!person) throw notFound('User Not Found');
    if (person.role === 'ADMIN') throw forbidden(texts.account.adminCannotDelete);
    await deletePerson(person, caller.id);
  },
});

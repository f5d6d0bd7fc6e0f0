import type { PersonalData } from '@vidya/contracts/calls/personal-data';
import { unauthorised } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import { imageAddress } from '../../outside/files/image-address.ts';
import type { UserRow, UsersStore } from '../users.store.ts';
import type { PersonalDataStore } from './personal-data.store.ts';

const profileOf = (user: UserRow) => ({
  _id: user.id,
  fullName: user.fullName,
  email: user.email,
  contact: user.contact,
  linkedin: user.linkedin,
  address: user.address,
  avatar: user.avatar ? imageAddress(user.avatar) : null,
  role: user.role,
  hasPassword: user.passwordHash !== null,
  lastVisitOn: user.lastVisitOn,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
});

export const createPersonalDataService = (users: UsersStore, store: PersonalDataStore) => ({
  /** Returns all data about the caller, except hashes and tokens. */
  async exportData(caller: Caller): Promise<PersonalData> {
    const user = await users.find(caller.id);
    if (!user) throw unauthorised('TokenExpiredError');
    return {
      exportedAt: new Date().toISOString(),
      profile: profileOf(user),
      ...(await store.access(user.id)),
      ...(await store.sales(user.id)),
      ...(await store.learning(user.id)),
      ...(await store.writing(user.id)),
      ...(await store.correspondence(user)),
    };
  },
});

export type PersonalDataService = ReturnType<typeof createPersonalDataService>;

import type { PersonalData } from '@vidya/contracts/calls/account';
import { pick } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { unauthorised } from '../../http/errors.ts';
import { imageAddress } from '../../outside/files/image-address.ts';
import { shownEmail } from '../../outside/mail/shown-email.ts';
import type { AccountParts } from '../account-parts.ts';
import type { UserRow } from '../users.store.ts';
import { readPersonalLists } from './personal-data.store.ts';

const profileOf = (user: UserRow) => ({
  _id: user.id,
  ...pick(user, 'fullName', 'contact', 'linkedin', 'address', 'headline', 'about'),
  email: shownEmail(user.email),
  avatar: user.avatar ? imageAddress(user.avatar) : null,
  role: user.role,
  hasPassword: user.passwordHash !== null,
  ...pick(user, 'lastVisitOn', 'createdAt', 'updatedAt'),
});

export const createPersonalDataService = ({ db, users }: AccountParts) => ({
  /** Returns all data about the caller, except hashes and tokens. */
  async exportData(caller: Caller): Promise<PersonalData> {
    const user = await users.find(caller.id);
    if (!user) throw unauthorised('TokenExpiredError');
    const exportedAt = new Date().toISOString();
    return { exportedAt, profile: profileOf(user), ...(await readPersonalLists(db, user)) };
  },
});

export type PersonalDataService = ReturnType<typeof createPersonalDataService>;

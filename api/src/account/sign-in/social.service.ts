import { isPersonName } from '@vidya/contracts/rules/validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../database/database.ts';
import { forbidden } from '../../http/errors.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import type { Identity } from '../../outside/social-sign-in.ts';
import { passwordRemovedMail } from '../account-mails.ts';
import type { AccountParts } from '../account-parts.ts';
import { lockUser, type UserRow } from '../users.store.ts';
import { proveAddress } from './prove-address.ts';

const nameOf = ({ fullName, email }: Identity): string =>
  isPersonName(fullName) ? fullName.slice(0, 100) : (email.split('@')[0] ?? email);

type Parts = Pick<AccountParts, 'db' | 'jobs' | 'users'> & { origin: string };

/** In a transaction: removes the password and the sessions of an account whose address was not proved. Returns its row. */
async function takeBack(tx: Db, person: UserRow, { jobs, users, origin }: Omit<Parts, 'db'>): Promise<UserRow> {
  const lostPasskeys = await proveAddress(tx, person, { users, userAgent: '' });
  if (lostPasskeys === null) return person;
  await users.setPassword(tx, person.id, { passwordHash: null });
  const hasLostPasskeys = lostPasskeys > 0;
  if (person.passwordHash !== null || hasLostPasskeys)
    await jobs.send(tx, sendMail, passwordRemovedMail(person, { origin, hasLostPasskeys }));
  return (await lockUser(tx, person.id)) ?? person;
}

export const createSocialService = ({ db, ...parts }: Parts) => {
  const { users } = parts;

  /** In a transaction: locks the account of the identity's address, or creates it. */
  async function byAddress(tx: Db, identity: Identity): Promise<UserRow | null> {
    const { email, isEmailVerified } = identity;
    if (!email || !isEmailVerified) throw forbidden(apiMessages.account.emailUnverified);
    const person = { email, emailProvedAt: new Date(), fullName: nameOf(identity), passwordHash: null };
    return (await users.add(tx, person)) ?? users.lockByEmail(tx, email);
  }

  return {
    /** Returns the person of an identity; creates a learner if there is none. Requires a verified email address. */
    async personOf(identity: Identity): Promise<UserRow> {
      const knownId = await users.findIdByIdentity(identity);
      const known = knownId && (await users.find(knownId));
      if (known && known.emailProvedAt) return known;
      return db.transaction(async (tx) => {
        // A known one whose address is not proved asked for a second factor when it was linked, and may not do so now.
        const found = known ? await lockUser(tx, known.id) : await byAddress(tx, identity);
        if (!found) throw forbidden(apiMessages.account.unusable);
        const user = await takeBack(tx, found, parts);
        await users.linkIdentity(tx, identity, user.id);
        return user;
      });
    },
  };
};

export type SocialService = ReturnType<typeof createSocialService>;

import { isPersonName } from '@vidya/contracts/rules/validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { forbidden } from '../../http/errors.ts';
import type { Identity } from '../../outside/social-sign-in.ts';
import type { AccountParts } from '../account-parts.ts';
import type { UserRow } from '../users.store.ts';

const nameOf = ({ fullName, email }: Identity): string =>
  isPersonName(fullName) ? fullName.slice(0, 100) : (email.split('@')[0] ?? email);

export const createSocialService = ({ db, users }: Pick<AccountParts, 'db' | 'users'>) => ({
  /** Returns the person of an identity; creates a learner if there is none. Requires a verified email address. */
  async personOf(identity: Identity): Promise<UserRow> {
    const knownId = await users.findIdByIdentity(identity);
    const known = knownId && (await users.find(knownId));
    if (known) return known;
    if (!identity.email || !identity.isEmailVerified) throw forbidden(apiMessages.account.emailUnverified);
    return db.transaction(async (tx) => {
      const person = { email: identity.email, fullName: nameOf(identity), passwordHash: null };
      const user = (await users.add(tx, person)) ?? (await users.lockByEmail(tx, identity.email));
      if (!user) throw forbidden(apiMessages.account.unusable);
      await users.linkIdentity(tx, identity, user.id);
      return user;
    });
  },
});

export type SocialService = ReturnType<typeof createSocialService>;

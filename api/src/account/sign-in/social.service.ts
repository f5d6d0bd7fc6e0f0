import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { forbidden } from '../../http/errors.ts';
import type { Identity } from '../../outside/social-sign-in.ts';
import type { AccountParts } from '../account-parts.ts';

const nameOf = ({ fullName, email }: Identity): string =>
  fullName.length > limits.nameAbove ? fullName.slice(0, 100) : (email.split('@')[0] ?? email);

export const createSocialService = ({ db, users }: AccountParts) => ({
  /** Returns the user id for an identity; creates a learner if there is none. Requires a verified email address. */
  async userIdOf(identity: Identity): Promise<string> {
    const known = await users.findIdByIdentity(identity);
    if (known) return known;
    if (!identity.email || !identity.isEmailVerified) throw forbidden(apiMessages.account.emailUnverified);
    return db.transaction(async (tx) => {
      const person = { email: identity.email, fullName: nameOf(identity), passwordHash: null };
      const user = (await users.add(tx, person)) ?? (await users.lockByEmail(tx, identity.email));
      if (!user) throw forbidden(apiMessages.account.unusable);
      await users.linkIdentity(tx, identity, user.id);
      return user.id;
    });
  },
});

export type SocialService = ReturnType<typeof createSocialService>;

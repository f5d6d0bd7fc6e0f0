import type { Proof, ReauthenticationMethod } from '@vidya/contracts/calls/reauthentication';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest, unauthorised } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import type { AccountParts } from '../account-parts.ts';
import { isPassword } from '../sign-in/passwords.ts';
import type { AccountSessionStore } from '../sign-in/session.store.ts';
import type { UserRow } from '../users.store.ts';

interface Parts extends Pick<AccountParts, 'users'> {
  sessions: Pick<AccountSessionStore, 'reauthenticate'>;
}

/** Lets a person prove again, in the middle of a session, who they are. */
export function createReauthenticationService({ users, sessions }: Parts) {
  const own = async (caller: Caller): Promise<UserRow> => {
    const user = await users.find(caller.id);
    if (!user) throw unauthorised('TokenExpiredError');
    return user;
  };
  return {
    async listMethods(caller: Caller): Promise<ReauthenticationMethod[]> {
      return (await own(caller)).passwordHash ? ['password'] : ['social'];
    },
    /** Throws 400 'WrongCredentials' for a wrong proof. */
    async reauthenticate(caller: Caller, { password }: Proof): Promise<void> {
      const { passwordHash } = await own(caller);
      if (!(await isPassword(password, passwordHash)))
        throw badRequest(
          passwordHash ? apiMessages.account.passwordWrong : apiMessages.account.methodUnavailable,
          'WrongCredentials',
        );
      await sessions.reauthenticate(caller.sessionId, new Date());
    },
  };
}

export type ReauthenticationService = ReturnType<typeof createReauthenticationService>;

import type { PasskeyRequest } from '@vidya/contracts/calls/passkey';
import type { Proof, ReauthenticationMethod } from '@vidya/contracts/calls/sign-in-security';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, unauthorised } from '../../http/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import type { FactorCheck } from '../factors/factor-check.ts';
import { factorMethods, hasFactor } from '../factors/factor-rules.ts';
import { findFactors } from '../factors/factors.store.ts';
import type { PasskeyCheck } from '../passkeys/passkey-check.ts';
import type { RequestSource } from '../request-source.ts';
import { isPassword } from '../sign-in/passwords.ts';
import { createSessionStore, lockCaller } from '../sign-in/session.store.ts';
import type { UserRow } from '../users.store.ts';

interface Parts extends Pick<AccountParts, 'db' | 'users'> {
  check: FactorCheck;
  passkeys: Pick<PasskeyCheck, 'request'>;
}

const boundTo = ({ sessionId }: Caller): string => `reauthenticate:${sessionId}`;
const unavailable = () => badRequest(apiMessages.account.methodUnavailable);

/** Lets a person prove again, in the middle of a session, who they are. */
export function createReauthenticationService({ db, users, check, passkeys }: Parts) {
  const own = async (caller: Caller): Promise<UserRow> => {
    const user = await users.find(caller.id);
    if (!user) throw unauthorised('TokenExpiredError');
    return user;
  };
  /** A password proves nothing where something stronger is there. */
  const checkPassword = async ({ id, passwordHash }: UserRow, password: string): Promise<void> => {
    const isEnough = passwordHash !== null && !hasFactor(await findFactors(db, id));
    if (!isEnough) throw unavailable();
    if (!(await isPassword(password, passwordHash)))
      throw badRequest(apiMessages.account.passwordWrong, 'WrongCredentials');
  };
  return {
    async listMethods(caller: Caller): Promise<ReauthenticationMethod[]> {
      const [{ passwordHash }, factors] = await Promise.all([own(caller), findFactors(db, caller.id)]);
      if (hasFactor(factors)) return factorMethods(factors);
      return passwordHash ? ['password'] : ['social'];
    },
    request: (caller: Caller): Promise<PasskeyRequest> => passkeys.request(boundTo(caller), caller.id),
    /** Throws 400 'WrongCredentials' for a wrong proof. */
    async reauthenticate(caller: Caller, proof: Proof, from: RequestSource): Promise<void> {
      const person = await own(caller);
      if (proof.method === 'password') await checkPassword(person, proof.password);
      else await check({ person, proof, boundTo: boundTo(caller), from });
      await db.transaction(async (tx) => {
        if (!(await lockCaller(tx, caller))) throw unauthorised('TokenExpiredError');
        // A factor that was added since then invalidates proofs by password.
        if (proof.method === 'password' && hasFactor(await findFactors(tx, person.id))) throw unavailable();
        await createSessionStore(tx).reauthenticate(caller.sessionId, new Date());
      });
    },
  };
}

export type ReauthenticationService = ReturnType<typeof createReauthenticationService>;

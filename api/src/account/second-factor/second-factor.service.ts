import type { PasskeyRequest } from '@vidya/contracts/calls/passkey';
import type { FactorProof, ReauthenticationMethod } from '@vidya/contracts/calls/reauthentication';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest } from '../../http/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import type { FactorCheck } from '../factors/factor-check.ts';
import { factorMethods, needsSecondFactor } from '../factors/factor-rules.ts';
import { findFactors } from '../factors/factors.store.ts';
import type { PasskeyCheck } from '../passkeys/passkey-check.ts';
import type { RequestSource } from '../request-source.ts';
import type { UserRow } from '../users.store.ts';
import type { AttemptRow, AttemptStore } from './attempts.store.ts';

interface Parts extends Pick<AccountParts, 'db' | 'users'> {
  attempts: AttemptStore;
  check: FactorCheck;
  passkeys: Pick<PasskeyCheck, 'request'>;
}

const expired = () => badRequest(apiMessages.account.signInExpired, 'SignInExpired');
const boundTo = ({ id }: AttemptRow): string => `secondFactor:${id}`;

/** The second half of a sign-in whose password, or provider, was right. No session exists before it is done. */
export function createSecondFactorService({ db, users, attempts, check, passkeys }: Parts) {
  /** The methods that finish an attempt; [] when the person has no second factor any more. */
  const methodsFor = async ({ id, role }: UserRow): Promise<ReauthenticationMethod[]> => {
    const factors = await findFactors(db, id);
    return needsSecondFactor(role, factors) ? factorMethods(factors) : [];
  };
  return {
    /** Returns the token of an attempt if the person has a second factor, else null: they are signed in already. */
    async begin(person: UserRow): Promise<string | null> {
      return needsSecondFactor(person.role, await findFactors(db, person.id)) ? attempts.begin(person.id) : null;
    },
    /** Null without an attempt. */
    async listMethods(token: string): Promise<ReauthenticationMethod[] | null> {
      const attempt = await attempts.find(token);
      const person = attempt && (await users.find(attempt.userId));
      return person ? methodsFor(person) : null;
    },
    async request(token: string): Promise<PasskeyRequest> {
      const attempt = await attempts.find(token);
      if (!attempt) throw expired();
      return passkeys.request(boundTo(attempt), attempt.userId);
    },
    /** Returns whom the proof signs in. Throws 400 'WrongCredentials', or 'SignInExpired' after too many tries. */
    async verify(token: string, proof: FactorProof, from: RequestSource): Promise<UserRow> {
      const attempt = await attempts.countTry(token);
      const person = attempt && (await users.find(attempt.userId));
      if (!person) throw expired();
      await check({ person, proof, boundTo: boundTo(attempt), from });
      // Somebody changed the password meanwhile, or the same proof came twice.
      if (!(await attempts.finish(attempt.id))) throw expired();
      return person;
    },
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

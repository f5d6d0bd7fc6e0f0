import type { PasskeyRequest } from '@vidya/contracts/calls/passkey';
import type { FactorProof, ReauthenticationMethod } from '@vidya/contracts/calls/sign-in-security';
import { secondFactorLimits } from '@vidya/contracts/rules/sign-in-limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest } from '../../http/errors.ts';
import type { Limiter } from '../../http/limits.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import type { AccountParts } from '../account-parts.ts';
import { secondFactorFailedMail } from '../factor-mails.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import type { FactorCheck } from '../factors/factor-check.ts';
import { factorMethods, needsSecondFactor } from '../factors/factor-rules.ts';
import { type Factors, findFactors } from '../factors/factors.store.ts';
import type { PasskeyCheck } from '../passkeys/passkey-check.ts';
import type { RequestSource } from '../request-source.ts';
import type { UserRow } from '../users.store.ts';
import type { AttemptRow, AttemptStore } from './attempts.store.ts';

interface Parts extends Pick<AccountParts, 'db' | 'jobs' | 'users'> {
  /** Throws 429 when an account has had too many wrong proofs. */
  limit: Pick<Limiter, 'guessed' | 'forget'>;
  attempts: AttemptStore;
  check: FactorCheck;
  passkeys: Pick<PasskeyCheck, 'request'>;
}

/** The sign-in has to start again. */
export const signInExpired = () => badRequest(apiMessages.account.signInExpired, 'SignInExpired');
const boundTo = ({ id }: AttemptRow): string => `secondFactor:${id}`;

/** The second half of a sign-in whose password, or provider, was right. No session exists before it is done. */
export function createSecondFactorService({ db, jobs, users, limit, attempts, check, passkeys }: Parts) {
  /** Callers who fail here know the password. */
  const warn = (person: UserRow, { userAgent, origin }: RequestSource): Promise<void> =>
    db.transaction(async (tx) => {
      await addAccountEvent(tx, person, { kind: 'secondFactorFailed', userAgent });
      await jobs.send(tx, sendMail, secondFactorFailedMail(person, origin));
    });
  /** The methods that finish an attempt; [] when the person has no second factor any more. */
  const methodsFor = async ({ id, role }: UserRow): Promise<ReauthenticationMethod[]> => {
    const factors = await findFactors(db, id);
    return needsSecondFactor(role, factors) ? factorMethods(factors) : [];
  };
  return {
    /** Returns the token of an attempt if the person has a second factor, else null: they are signed in already. */
    begin: async ({ id, role }: UserRow, factors: Factors): Promise<string | null> =>
      needsSecondFactor(role, factors) ? attempts.begin(id) : null,
    /** Null without an attempt. */
    async listMethods(token: string): Promise<ReauthenticationMethod[] | null> {
      const attempt = await attempts.find(token);
      const person = attempt && (await users.find(attempt.userId));
      return person ? methodsFor(person) : null;
    },
    async request(token: string): Promise<PasskeyRequest> {
      const attempt = await attempts.find(token);
      if (!attempt) throw signInExpired();
      return passkeys.request(boundTo(attempt), attempt.userId);
    },
    /** Returns whom the proof signs in. Throws 400 'WrongCredentials', or 'SignInExpired' after too many tries. */
    async verify(token: string, proof: FactorProof, from: RequestSource): Promise<UserRow> {
      const attempt = await attempts.countTry(token);
      const person = attempt && (await users.find(attempt.userId));
      if (!person) throw signInExpired();
      await limit.guessed(person.id, () =>
        check({ person, proof, boundTo: boundTo(attempt), from }).catch(async (error: unknown) => {
          if (attempt.tries === secondFactorLimits.tries) await warn(person, from);
          throw error;
        }),
      );
      // The password changed since then, or the same proof came twice.
      if (!(await attempts.finish(attempt.id))) throw signInExpired();
      await limit.forget(person.id);
      return person;
    },
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

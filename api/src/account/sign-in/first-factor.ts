import type { User } from '@vidya/contracts/calls/account';
import { secondFactorCode } from '@vidya/contracts/rules/second-factor';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/database.ts';
import { ApiProblem } from '../../http/errors.ts';
import { hasFactor } from '../factors/factor-rules.ts';
import { findFactors } from '../factors/factors.store.ts';
import type { AttemptCookie } from '../second-factor/attempt-cookie.ts';
import type { SecondFactorService } from '../second-factor/second-factor.service.ts';
import type { UserRow } from '../users.store.ts';
import type { Arrivals } from './arrivals.ts';

interface Parts {
  db: Db;
  arrivals: Arrivals;
  secondFactor: Pick<SecondFactorService, 'begin'>;
  cookie: AttemptCookie;
}

interface Passed {
  person: UserRow;
  by: 'password' | 'provider';
  /** The person was asked for it just now. */
  isFresh: boolean;
}

/** What follows a right password, or the word of a provider. */
export const createFirstFactor = ({ db, arrivals, secondFactor, cookie }: Parts) => ({
  /** Signs in. Throws 403 'SecondFactorNeeded' instead, with a cookie to go on with, for who has a second factor. */
  async pass(request: FastifyRequest, reply: FastifyReply, { person, by, isFresh }: Passed): Promise<User> {
    const factors = await findFactors(db, person.id);
    const token = await secondFactor.begin(person, factors);
    if (token !== null) {
      cookie.set(reply, token);
      throw new ApiProblem(403, apiMessages.account.secondFactorNeeded, secondFactorCode);
    }
    // A learner's passkey proves more than a password does, and a provider may know the browser for weeks.
    const isProof = isFresh && !hasFactor(factors);
    return arrivals.arrive(request, reply, { person, by, isProof });
  },
});

export type FirstFactor = ReturnType<typeof createFirstFactor>;

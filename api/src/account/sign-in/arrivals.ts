import type { User } from '@vidya/contracts/calls/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../../http/session.ts';
import type { AccountParts } from '../account-parts.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import { viewUser } from '../user-view.ts';
import type { UserRow } from '../users.store.ts';

interface Arrival {
  person: UserRow;
  /** 'code' is one of an authenticator app, or a recovery code, after the first factor. */
  by: 'password' | 'provider' | 'passkey' | 'code';
  /** The person has nothing stronger to prove who they are. */
  isProof: boolean;
}

/** The one place where a sign-in, by whatever way, becomes a session. */
export const createArrivals = ({ db, people }: Pick<AccountParts, 'db' | 'people'>, sessions: Sessions) => ({
  async arrive(request: FastifyRequest, reply: FastifyReply, { person, by, isProof }: Arrival): Promise<User> {
    // Ends a session that an attacker may have put into this browser (session fixation).
    await sessions.end(request, reply);
    await sessions.start(request, reply, { userId: person.id, isProof });
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
    await addAccountEvent(db, person, { kind: 'signedIn', detail: by, userAgent });
    return viewUser(people, person);
  },
});

export type Arrivals = ReturnType<typeof createArrivals>;

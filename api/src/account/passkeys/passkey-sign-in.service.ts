import { createHash } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRequest } from '@vidya/contracts/calls/passkey';
import type { UserRow, UsersStore } from '../users.store.ts';
import { type PasskeyCheck, wrongPasskey } from './passkey-check.ts';

interface Parts {
  passkeys: PasskeyCheck;
  users: Pick<UsersStore, 'find'>;
}

/** Without a session, a challenge belongs to the browser that has this token in a cookie. */
const boundTo = (token: string): string => `signIn:${createHash('sha256').update(token).digest('hex')}`;

/** Signing in with a passkey alone. */
export const createPasskeySignIn = ({ passkeys, users }: Parts) => ({
  request: (token: string): Promise<PasskeyRequest> => passkeys.request(boundTo(token)),
  /** Returns whose passkey it is. Throws 400 for one that is unknown or does not fit. */
  async verify(response: PasskeyAssertion, token: string): Promise<UserRow> {
    const { userId } = await passkeys.verify(response, boundTo(token));
    const person = await users.find(userId);
    if (!person) throw wrongPasskey();
    return person;
  },
});

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

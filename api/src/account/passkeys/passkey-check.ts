import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyRequest } from '@vidya/contracts/calls/passkey';
import { passkeyLimits } from '@vidya/contracts/rules/sign-in-limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest } from '../../http/errors.ts';
import type { PasskeyRow, PasskeyStore } from './passkeys.store.ts';
import type { RelyingParty } from './relying-party.ts';

export const wrongPasskey = () => badRequest(apiMessages.account.passkeyWrong, 'WrongCredentials');

export const challengeEnds = (): Date => new Date(Date.now() + passkeyLimits.challengeMinutes * 60_000);

/** The challenge that a browser says to have signed; '' if it says nothing that can be read. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof data.challenge === 'string' ? data.challenge.slice(0, 500).replaceAll('\0', '') : '';
  } catch {
    return '';
  }
}

/** `boundTo`: the purpose of a challenge, and the session, attempt or browser that it is for. */
export function createPasskeyCheck(store: PasskeyStore, { domain, origins }: RelyingParty) {
  return {
    /** Without `userId` any passkey of this browser may respond; the request names no account. */
    async request(boundTo: string, userId?: string): Promise<PasskeyRequest> {
      const own = userId === undefined ? [] : await store.list(userId);
      const options = await generateAuthenticationOptions({
        rpID: domain,
        userVerification: 'required',
        timeout: passkeyLimits.challengeMinutes * 60_000,
        allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
      });
      await store.addChallenge({ challenge: options.challenge, boundTo, expiresAt: challengeEnds() });
      return options as PasskeyRequest;
    },
    /** The passkey that signed the challenge. Throws 400 for any other response, without saying why. */
    async verify(response: PasskeyAssertion, boundTo: string): Promise<PasskeyRow> {
      const passkey = await store.findByCredential(response.id);
      // Taken before anything else is looked at, so that a failed response uses its challenge up too.
      const isTaken = await store.takeChallenge(challengeOf(response), boundTo);
      if (!isTaken || !passkey) throw wrongPasskey();
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challengeOf(response),
        expectedOrigin: [...origins],
        expectedRPID: domain,
        requireUserVerification: true,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => null);
      if (!verified?.verified) throw wrongPasskey();
      const { userHandle } = response.response;
      // The authenticator names the passkey's owner: it must be the person who signs in.
      if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId)
        throw wrongPasskey();
      const { newCounter: counter, credentialBackedUp: isBackedUp } = verified.authenticationInfo;
      if (!(await store.use(passkey.id, { counter, isBackedUp }))) throw wrongPasskey();
      return passkey;
    },
  };
}

export type PasskeyCheck = ReturnType<typeof createPasskeyCheck>;

import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { AddedFactor, newPasskey, passkeyCreation } from '@vidya/contracts/calls/passkey';
import { passkeyLimits } from '@vidya/contracts/rules/sign-in-limits';
import { isWordless } from '@vidya/contracts/rules/text/clean-text';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { z } from 'zod';
import type { Caller } from '../../http/access/session.ts';
import { badRequest, conflict, unauthorised } from '../../http/errors.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { permitted } from '../../policy/may.ts';
import type { AccountParts } from '../account-parts.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '../factor-mails.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import { dropUselessCodes, findFactors } from '../factors/factors.store.ts';
import { renewRecoveryCodes } from '../factors/recovery-codes.ts';
import type { RequestSource } from '../request-source.ts';
import { browserName } from '../sign-in/browser-name.ts';
import { endOtherProofs, lockCaller } from '../sign-in/session.store.ts';
import { lockUser } from '../users.store.ts';
import { challengeEnds, challengeOf, wrongPasskey } from './passkey-check.ts';
import type { PasskeyRow, PasskeyStore } from './passkeys.store.ts';
import type { RelyingParty } from './relying-party.ts';

interface Parts extends Pick<AccountParts, 'db' | 'jobs'> {
  store: PasskeyStore;
  relyingParty: RelyingParty;
}

/** EdDSA, ES256 and RS256: what authenticators use. */
const supportedAlgorithmIDs = [-8, -7, -257];

const bound = ({ sessionId }: Caller): string => `add:${sessionId}`;
const nameOf = (typed: string, userAgent: string): string => {
  const name = typed.slice(0, passkeyLimits.nameMax).trim();
  return isWordless(name) ? browserName(userAgent) : name;
};

/** A person's own passkeys. */
export function createPasskeyService({ db, jobs, store, relyingParty: { domain, origins } }: Parts) {
  const own = async (action: 'passkey.rename' | 'passkey.remove', caller: Caller, id: string): Promise<PasskeyRow> =>
    permitted<PasskeyRow>(action, caller, { thing: await store.find(id), missing: apiMessages.account.passkeyMissing });

  return {
    async requestCreation(caller: Caller): Promise<z.infer<typeof passkeyCreation>> {
      const known = await store.list(caller.id);
      if (known.length >= passkeyLimits.perPerson) throw conflict(apiMessages.account.tooManyPasskeys);
      const options = await generateRegistrationOptions({
        rpName: 'Vidya',
        rpID: domain,
        userID: new TextEncoder().encode(caller.id),
        userName: caller.email,
        userDisplayName: caller.fullName,
        timeout: passkeyLimits.challengeMinutes * 60_000,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await store.addChallenge({ challenge: options.challenge, boundTo: bound(caller), expiresAt: challengeEnds() });
      return options as z.infer<typeof passkeyCreation>;
    },
    /** Throws 400 for a response to another challenge, or from another site. Returns the first recovery codes. */
    async addPasskey(
      caller: Caller,
      { name, response }: z.infer<typeof newPasskey>,
      from: RequestSource,
    ): Promise<AddedFactor> {
      const challenge = challengeOf(response);
      if (!(await store.takeChallenge(challenge, bound(caller)))) throw wrongPasskey();
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: [...origins],
        expectedRPID: domain,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).catch(() => null);
      if (!verified?.verified) throw wrongPasskey();
      const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
      const row = {
        userId: caller.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        isSynced: credentialDeviceType === 'multiDevice',
        isBackedUp: credentialBackedUp,
        name: nameOf(name, from.userAgent),
        addedIn: caller.sessionId,
      };
      return db.transaction(async (tx) => {
        const person = await lockCaller(tx, caller);
        if (!person) throw unauthorised('TokenExpiredError');
        const { recoveryCodes: left, passkeys: count } = await findFactors(tx, caller.id);
        if (count >= passkeyLimits.perPerson) throw conflict(apiMessages.account.tooManyPasskeys);
        if (!(await store.add(tx, row))) throw badRequest(apiMessages.account.passkeyKnown, 'PasskeyKnown');
        await endOtherProofs(tx, caller);
        const recoveryCodes = left > 0 ? null : await renewRecoveryCodes(tx, caller.id);
        await addAccountEvent(tx, person, { kind: 'passkeyAdded', detail: row.name, userAgent: from.userAgent });
        await jobs.send(tx, sendMail, passkeyAddedMail(person, row.name, from.origin));
        return { recoveryCodes };
      });
    },
    async renamePasskey(caller: Caller, passkeyId: string, name: string): Promise<void> {
      const { id } = await own('passkey.rename', caller, passkeyId);
      if (isWordless(name)) throw badRequest(apiMessages.account.passkeyNameMissing, 'ValidationError');
      await store.rename(id, name.slice(0, passkeyLimits.nameMax).trim());
    },
    async removePasskey(caller: Caller, passkeyId: string, from: RequestSource): Promise<void> {
      const { id, name } = await own('passkey.remove', caller, passkeyId);
      await db.transaction(async (tx) => {
        const person = await lockUser(tx, caller.id);
        if (!person || !(await store.remove(tx, id))) return;
        await dropUselessCodes(tx, caller.id);
        await addAccountEvent(tx, person, { kind: 'passkeyRemoved', detail: name, userAgent: from.userAgent });
        await jobs.send(tx, sendMail, passkeyRemovedMail(person, name, from.origin));
      });
    },
  };
}

export type PasskeyService = ReturnType<typeof createPasskeyService>;

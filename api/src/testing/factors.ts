import { addPasskey, requestPasskeyCreation } from '@vidya/contracts/calls/passkey';
import { confirmTotp, startTotp } from '@vidya/contracts/calls/sign-in-security';
import { Secret, TOTP } from 'otpauth';
import type { Agent } from '../http/in-process.ts';
import type { TestApi } from './api.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';

/** The code that an app shows; `steps`: of 30 s, from `now`, in ms. */
export const codeOf = (secret: string, steps = 0, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });

/** Adds an authenticator app to a person's account. Its confirming code was the one of the step before. */
export async function addTotp({ inject }: TestApi, as: Agent) {
  const { body } = await inject(startTotp, { as });
  const { secret } = body.Data!;
  const confirm = async () => (await inject(confirmTotp, { as, body: { code: codeOf(secret, -1) } })).body.Data;
  // The first code is two steps old, and refused, if its step ends on the way to the API.
  const confirmed = (await confirm()) ?? (await confirm());
  return { secret, recoveryCodes: confirmed!.recoveryCodes ?? [] };
}

/** Adds a passkey of a new authenticator, and returns that. */
export async function enrolPasskey(
  { inject }: TestApi,
  as: Agent,
  { name = '', authenticator = createAuthenticator() }: { name?: string; authenticator?: Authenticator } = {},
) {
  const { body } = await inject(requestPasskeyCreation, { as });
  const added = await inject(addPasskey, { as, body: { name, response: authenticator.create(body.Data!) } });
  return { authenticator, added };
}

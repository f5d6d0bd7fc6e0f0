import { z } from 'zod';
import { user } from './account.ts';
import { call } from './call.ts';
import { formLine, secret } from './fields.ts';
import { passkeyAssertion, passkeyRequest } from './passkey.ts';

/**
 * How a person can prove who they are. 'totp' is a code of their authenticator app; 'social': they have nothing here,
 * and sign in again with their provider.
 */
const reauthenticationMethod = z.enum(['passkey', 'totp', 'recoveryCode', 'password', 'social']);

const reauthenticationMethods = z.object({ methods: z.array(reauthenticationMethod) });

/** A code of an authenticator app, or a recovery code. */
const codeProof = z.object({ method: z.literal('code'), code: formLine(100) });

const passkeyProof = z.object({ method: z.literal('passkey'), response: passkeyAssertion });

const factorProof = z.discriminatedUnion('method', [codeProof, passkeyProof]);

const proof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('password'), password: secret() }),
  codeProof,
  passkeyProof,
]);

/** Null without a sign-in that waits for a second factor. */
const secondFactors = reauthenticationMethods.nullable();

export type ReauthenticationMethod = z.infer<typeof reauthenticationMethod>;

export type Proof = z.infer<typeof proof>;

/** A proof by something stronger than a password. */
export type FactorProof = z.infer<typeof factorProof>;

const address = '/user/auth/reauthentication';

/** How the caller can prove who they are, the strongest method first. */
export const listReauthenticationMethods = call('listReauthenticationMethods', `GET ${address}`, {
  access: 'signedIn',
  data: reauthenticationMethods,
});

/** The challenge for one of the caller's passkeys. */
export const requestReauthentication = call('requestReauthentication', `POST ${address}/challenge`, {
  access: 'signedIn',
  data: passkeyRequest,
});

/** Proves who the caller is: for the next minutes the session may do what is dangerous. 400 for a wrong proof. */
export const reauthenticate = call('reauthenticate', `POST ${address}`, {
  access: 'signedIn',
  body: proof,
  data: z.null(),
});

/** Succeeds if the last reauthentication is recent: for what a plain link does, such as an export. */
export const checkReauthentication = call('checkReauthentication', `GET ${address}/check`, {
  access: 'account.confirm',
  data: z.null(),
});

const secondFactor = '/user/auth/login/secondFactor';

/** The second factors that finish the sign-in that this browser has begun; null without one. */
export const listSecondFactors = call('listSecondFactors', `GET ${secondFactor}`, {
  access: 'public',
  data: secondFactors,
});

/** The challenge for a passkey at the sign-in. */
export const requestSecondFactor = call('requestSecondFactor', `POST ${secondFactor}/challenge`, {
  access: 'public',
  data: passkeyRequest,
});

/** Finishes the sign-in. 400 'WrongCredentials' for a wrong proof, 400 'SignInExpired' when it has to start again. */
export const verifySecondFactor = call('verifySecondFactor', `POST ${secondFactor}`, {
  access: 'public',
  body: factorProof,
  data: user,
});

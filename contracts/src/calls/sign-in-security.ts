import { z } from 'zod';
import { accountEventKinds } from '../texts/account-events.ts';
import { user } from './account.ts';
import { call } from './call.ts';
import { formLine, secret, whole } from './fields.ts';
import { addedFactor, passkey, passkeyAssertion, passkeyRequest } from './passkey.ts';

const signInSecurity = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(passkey),
  /** When the authenticator app was added; null without one. */
  totpSince: z.string().nullable(),
  recoveryCodesLeft: whole,
  /** The domain that passkeys are for: they work on no other. */
  passkeyDomain: z.string(),
  /** Administrators were asked to remove all of it; null if they were not. */
  factorReset: z.object({ _id: z.string(), expiresAt: z.string() }).nullable(),
});

const startedTotp = z.object({
  /** In base32, for typing. */
  secret: z.string(),
  /** The same as an otpauth:// address, as a link for apps on this device. */
  address: z.string(),
  /** The address as a QR code: a path of SVG in a square of `size` units. */
  qr: z.object({ size: whole, path: z.string() }),
});

const totpCode = z.object({ code: formLine(40) });

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const accountEvent = z.object({
  _id: z.string(),
  kind: z.enum(accountEventKinds),
  /** The name of a passkey, the way of a sign-in, or ''. */
  detail: z.string(),
  at: z.string(),
  /** A label such as 'Chrome on Windows'; '' for what an administrator did. */
  browser: z.string(),
});

export type SignInSecurity = z.infer<typeof signInSecurity>;

export type AccountEvent = z.infer<typeof accountEvent>;

export type StartedTotp = z.infer<typeof startedTotp>;

const address = '/user/auth/security';

/** The ways in which the caller can sign in. */
export const getSignInSecurity = call('getSignInSecurity', `GET ${address}`, {
  access: 'signedIn',
  data: signInSecurity,
});

/** What happened to the caller's sign-in in the last 90 days, newest first. */
export const listAccountEvents = call('listAccountEvents', `GET ${address}/events`, {
  access: 'signedIn',
  data: z.array(accountEvent),
});

/** Makes a secret for an authenticator app, which counts from `confirmTotp` on. 409 when there is an app already. */
export const startTotp = call('startTotp', `POST ${address}/totp`, { access: 'totp.add', data: startedTotp });

/** Shows with a first code that the app has the secret. 400 for a wrong code. */
export const confirmTotp = call('confirmTotp', `POST ${address}/totp/confirm`, {
  access: 'totp.add',
  body: totpCode,
  data: addedFactor,
});

export const removeTotp = call('removeTotp', `DELETE ${address}/totp`, { access: 'totp.remove', data: z.null() });

/** Makes ten new codes: those before are good no more. */
export const renewRecoveryCodes = call('renewRecoveryCodes', `POST ${address}/recoveryCodes`, {
  access: 'recoveryCodes.renew',
  data: recoveryCodes,
});

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

const proofAddress = '/user/auth/reauthentication';

/** How the caller can prove who they are, the strongest method first. */
export const listReauthenticationMethods = call('listReauthenticationMethods', `GET ${proofAddress}`, {
  access: 'signedIn',
  data: reauthenticationMethods,
});

/** The challenge for one of the caller's passkeys. */
export const requestReauthentication = call('requestReauthentication', `POST ${proofAddress}/challenge`, {
  access: 'signedIn',
  data: passkeyRequest,
});

/** Proves who the caller is: for the next minutes the session may do what is dangerous. 400 for a wrong proof. */
export const reauthenticate = call('reauthenticate', `POST ${proofAddress}`, {
  access: 'signedIn',
  body: proof,
  data: z.null(),
});

/** Succeeds if the last reauthentication is recent: for what a plain link does, such as an export. */
export const checkReauthentication = call('checkReauthentication', `GET ${proofAddress}/check`, {
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

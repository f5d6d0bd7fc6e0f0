import type { z } from 'zod';
import type { accountEvent, recoveryCodes, signInSecurity, startedTotp, totpCode } from '../shapes/sign-in-security.ts';
import { defineCall } from './call.ts';
import type { AddedFactor } from './passkey.ts';

export type SignInSecurity = z.infer<typeof signInSecurity>;
export type AccountEvent = z.infer<typeof accountEvent>;
export type StartedTotp = z.infer<typeof startedTotp>;

const address = '/user/auth/security';

/** The ways in which the caller can sign in. */
export const getSignInSecurity = defineCall<{ data: SignInSecurity }>('getSignInSecurity', `GET ${address}`);

/** What happened to the caller's sign-in in the last 90 days, newest first. */
export const listAccountEvents = defineCall<{ data: AccountEvent[] }>('listAccountEvents', `GET ${address}/events`);

/** Makes a secret for an authenticator app, which counts from `confirmTotp` on. 409 when there is an app already. */
export const startTotp = defineCall<{ data: StartedTotp }>('startTotp', `POST ${address}/totp`);

/** Shows with a first code that the app has the secret. 400 for a wrong code. */
export const confirmTotp = defineCall<{ body: z.infer<typeof totpCode>; data: AddedFactor }>(
  'confirmTotp',
  `POST ${address}/totp/confirm`,
);

export const removeTotp = defineCall<{ data: null }>('removeTotp', `DELETE ${address}/totp`);

/** Makes ten new codes: those before are good no more. */
export const renewRecoveryCodes = defineCall<{ data: z.infer<typeof recoveryCodes> }>(
  'renewRecoveryCodes',
  `POST ${address}/recoveryCodes`,
);

import type { z } from 'zod';
import type {
  factorProof,
  proof,
  reauthenticationMethod,
  reauthenticationMethods,
  secondFactors,
} from '../shapes/reauthentication.ts';
import type { User } from './account.ts';
import { defineCall } from './call.ts';
import type { PasskeyRequest } from './passkey.ts';

export type ReauthenticationMethod = z.infer<typeof reauthenticationMethod>;

export type Proof = z.infer<typeof proof>;

/** A proof by something stronger than a password. */
export type FactorProof = z.infer<typeof factorProof>;

const address = '/user/auth/reauthentication';

/** How the caller can prove who they are, the strongest method first. */
export const listReauthenticationMethods = defineCall<{ data: z.infer<typeof reauthenticationMethods> }>(
  'listReauthenticationMethods',
  `GET ${address}`,
);

/** The challenge for one of the caller's passkeys. */
export const requestReauthentication = defineCall<{ data: PasskeyRequest }>(
  'requestReauthentication',
  `POST ${address}/challenge`,
);

/** Proves who the caller is: for the next minutes the session may do what is dangerous. 400 for a wrong proof. */
export const reauthenticate = defineCall<{ body: Proof; data: null }>('reauthenticate', `POST ${address}`);

/** Succeeds if the last reauthentication is recent: for what a plain link does, such as an export. */
export const checkReauthentication = defineCall<{ data: null }>('checkReauthentication', `GET ${address}/check`);

const secondFactor = '/user/auth/login/secondFactor';

/** The second factors that finish the sign-in that this browser has begun; null without one. */
export const listSecondFactors = defineCall<{ data: z.infer<typeof secondFactors> }>(
  'listSecondFactors',
  `GET ${secondFactor}`,
);

/** The challenge for a passkey at the sign-in. */
export const requestSecondFactor = defineCall<{ data: PasskeyRequest }>(
  'requestSecondFactor',
  `POST ${secondFactor}/challenge`,
);

/** Finishes the sign-in. 400 'WrongCredentials' for a wrong proof, 400 'SignInExpired' when it has to start again. */
export const verifySecondFactor = defineCall<{ body: FactorProof; data: User }>(
  'verifySecondFactor',
  `POST ${secondFactor}`,
);

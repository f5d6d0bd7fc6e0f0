import type { z } from 'zod';
import type {
  addedFactor,
  newPasskey,
  passkey,
  passkeyAssertion,
  passkeyCreation,
  passkeyName,
  passkeyRequest,
} from '../shapes/passkey.ts';
import type { User } from './account.ts';
import { defineCall } from './call.ts';

export type Passkey = z.infer<typeof passkey>;
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
export type AddedFactor = z.infer<typeof addedFactor>;

const address = '/user/auth/passkeys';

/** The challenge for a new passkey of the caller: 5 minutes, once. */
export const requestPasskeyCreation = defineCall<{ data: z.infer<typeof passkeyCreation> }>(
  'requestPasskeyCreation',
  `POST ${address}/creation`,
);

export const addPasskey = defineCall<{ body: z.infer<typeof newPasskey>; data: AddedFactor }>(
  'addPasskey',
  `POST ${address}`,
);

export const renamePasskey = defineCall<{
  params: { passkeyId: string };
  body: z.infer<typeof passkeyName>;
  data: null;
}>('renamePasskey', `PATCH ${address}/:passkeyId`);

export const removePasskey = defineCall<{ params: { passkeyId: string }; data: null }>(
  'removePasskey',
  `DELETE ${address}/:passkeyId`,
);

/** The challenge to sign in with whichever passkey this browser has: it names no account. */
export const requestPasskeySignIn = defineCall<{ data: PasskeyRequest }>(
  'requestPasskeySignIn',
  'POST /user/auth/passkeySignIn/challenge',
);

/** Signs in with a passkey alone. 400 for one that is unknown or does not fit. */
export const signInWithPasskey = defineCall<{ body: PasskeyAssertion; data: User }>(
  'signInWithPasskey',
  'POST /user/auth/passkeySignIn',
);

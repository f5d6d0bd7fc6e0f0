import type { z } from 'zod';
import type { proof, reauthenticationMethod, reauthenticationMethods } from '../shapes/reauthentication.ts';
import { defineCall } from './call.ts';

export type ReauthenticationMethod = z.infer<typeof reauthenticationMethod>;

export type Proof = z.infer<typeof proof>;

const address = '/user/auth/reauthentication';

/** How the caller can prove who they are, the strongest method first. */
export const listReauthenticationMethods = defineCall<{ data: z.infer<typeof reauthenticationMethods> }>(
  'listReauthenticationMethods',
  `GET ${address}`,
);

/** Proves who the caller is: for the next minutes the session may do what is dangerous. 400 for a wrong proof. */
export const reauthenticate = defineCall<{ body: Proof; data: null }>('reauthenticate', `POST ${address}`);

/** Succeeds if the last reauthentication is recent: for what a plain link does, such as an export. */
export const checkReauthentication = defineCall<{ data: null }>('checkReauthentication', `GET ${address}/check`);

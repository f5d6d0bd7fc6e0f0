import { z } from 'zod';
import { formLine, secret } from './fields.ts';
import { passkeyAssertion } from './passkey.ts';

/**
 * How a person can prove who they are. 'totp' is a code of their authenticator app; 'social': they have nothing here,
 * and sign in again with their provider.
 */
export const reauthenticationMethod = z.enum(['passkey', 'totp', 'recoveryCode', 'password', 'social']);

export const reauthenticationMethods = z.object({ methods: z.array(reauthenticationMethod) });

/** A code of an authenticator app, or a recovery code. */
const codeProof = z.object({ method: z.literal('code'), code: formLine(100) });
const passkeyProof = z.object({ method: z.literal('passkey'), response: passkeyAssertion });

export const factorProof = z.discriminatedUnion('method', [codeProof, passkeyProof]);

export const proof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('password'), password: secret() }),
  codeProof,
  passkeyProof,
]);

/** Null without a sign-in that waits for a second factor. */
export const secondFactors = reauthenticationMethods.nullable();

import { z } from 'zod';
import { passkeyLimits } from '../rules/sign-in-limits.ts';
import { user } from './account.ts';
import { call } from './call.ts';
import { anyId, plainLine, whole } from './fields.ts';

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+=*$/);

const credentialId = base64url(2_000);

const hints = z.array(z.string().max(40)).max(10).optional();

const extensions = z.record(z.string().max(60), z.unknown()).default({});

/** What browsers pass to `navigator.credentials.get` (WebAuthn's PublicKeyCredentialRequestOptionsJSON). */
export const passkeyRequest = z.object({
  challenge: z.string(),
  timeout: whole.optional(),
  rpId: z.string().optional(),
  allowCredentials: z
    .array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }))
    .optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
});

/** What browsers pass to `navigator.credentials.create` (PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: whole, type: z.literal('public-key') })),
  timeout: whole.optional(),
  excludeCredentials: z
    .array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }))
    .optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
});

/** What an authenticator signed: AuthenticationResponseJSON. */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: base64url(200).optional(),
  }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: extensions,
});

/** What an authenticator made: RegistrationResponseJSON. */
export const passkeyAttestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(40_000),
    transports: hints,
  }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: extensions,
});

const passkeyParams = z.object({ passkeyId: anyId });

const passkeyName = z.object({ name: plainLine(200) });

/** The name may be empty: it is that of the browser then. */
export const newPasskey = passkeyName.extend({ response: passkeyAttestation });

export const passkey = z.object({
  _id: z.string(),
  name: z.string().max(passkeyLimits.nameMax),
  createdAt: z.string(),
  /** Null: never. */
  lastUsedAt: z.string().nullable(),
  /** It may leave its device, in its maker's cloud. */
  isSynced: z.boolean(),
  isBackedUp: z.boolean(),
});

/** Recovery codes, when these are the person's first; null when there are some already. */
export const addedFactor = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export type Passkey = z.infer<typeof passkey>;

export type PasskeyRequest = z.infer<typeof passkeyRequest>;

export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

export type AddedFactor = z.infer<typeof addedFactor>;

const address = '/user/auth/passkeys';

/** The challenge for a new passkey of the caller: 5 minutes, once. */
export const requestPasskeyCreation = call('requestPasskeyCreation', `POST ${address}/creation`, {
  access: 'passkey.add',
  data: passkeyCreation,
});

export const addPasskey = call('addPasskey', `POST ${address}`, {
  access: 'passkey.add',
  body: newPasskey,
  data: addedFactor,
});

export const renamePasskey = call('renamePasskey', `PATCH ${address}/:passkeyId`, {
  access: 'passkey.rename',
  params: passkeyParams,
  body: passkeyName,
  data: z.null(),
});

export const removePasskey = call('removePasskey', `DELETE ${address}/:passkeyId`, {
  access: 'passkey.remove',
  params: passkeyParams,
  data: z.null(),
});

/** The challenge to sign in with whichever passkey this browser has: it names no account. */
export const requestPasskeySignIn = call('requestPasskeySignIn', 'POST /user/auth/passkeySignIn/challenge', {
  access: 'public',
  data: passkeyRequest,
});

/** Signs in with a passkey alone. 400 for one that is unknown or does not fit. */
export const signInWithPasskey = call('signInWithPasskey', 'POST /user/auth/passkeySignIn', {
  access: 'public',
  body: passkeyAssertion,
  data: user,
});

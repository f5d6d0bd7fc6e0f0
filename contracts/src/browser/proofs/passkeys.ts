import type { PasskeyAssertion, PasskeyRequest } from '../../calls/passkey.ts';
import { ApiError } from '../../rules/api-error.ts';

/** Whether this browser can use passkeys; they need a safe connection. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && globalThis.isSecureContext;

/** Whether the browser can offer passkeys among what it suggests for a field. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}

/** The library: for browsers that read no JSON, and for new passkeys. */
export const passkeyLibrary = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** What a ceremony without a result means; null: the person, or another ceremony, ended it. */
function problemOf(error: unknown): ApiError | null {
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return new ApiError('This Passkey Is Already Added', { status: 0 });
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID' || name === 'SecurityError')
    return new ApiError('Passkeys Do Not Work At This Address', { status: 0 });
  if (name === 'NotAllowedError' || name === 'AbortError') return null;
  return new ApiError('The Passkey Could Not Be Used', { status: 0 });
}

/** Runs a ceremony; null if its person ended it. Throws an ApiError with a message for people. */
export async function ceremony<Response>(work: () => Promise<Response>): Promise<Response | null> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    if (problem) throw problem;
    return null;
  }
}

/** The ceremony that runs: a page has one at a time. */
let running: AbortController | undefined;

/** By the browser's own reading of JSON, which the log-in page can do without the library. */
async function signHere(request: PasskeyRequest, isAutofill: boolean): Promise<PasskeyAssertion> {
  running?.abort();
  running = new AbortController();
  const credential = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(request),
    signal: running.signal,
    ...(isAutofill && { mediation: 'conditional' }),
  });
  return (credential as PublicKeyCredential).toJSON() as PasskeyAssertion;
}

/** For browsers that read no JSON. */
async function signByLibrary(optionsJSON: PasskeyRequest, isAutofill: boolean): Promise<PasskeyAssertion> {
  const { startAuthentication } = await passkeyLibrary();
  return (await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })) as PasskeyAssertion;
}

const readsJson = (): boolean =>
  'parseRequestOptionsFromJSON' in PublicKeyCredential && 'toJSON' in PublicKeyCredential.prototype;

/**
 * Lets an authenticator sign a request. Null if the person changes their mind; an ApiError with a message for people if it
 * cannot. `isAutofill`: among what the browser offers for the field with the account's name, until the person picks it.
 */
export const signWithPasskey = (
  request: PasskeyRequest,
  { isAutofill = false } = {},
): Promise<PasskeyAssertion | null> => ceremony(() => (readsJson() ? signHere : signByLibrary)(request, isAutofill));

/** Ends a request that waits in the browser's autofill. */
export async function endPasskeyRequest(): Promise<void> {
  running?.abort();
  if (!readsJson()) (await passkeyLibrary()).WebAuthnAbortService.cancelCeremony();
}

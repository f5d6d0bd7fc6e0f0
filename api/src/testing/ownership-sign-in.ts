import type { Cells } from './ownership-cells.ts';
import { password } from './ownership-world.ts';

const signed = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
const assertion = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: signed, clientExtensionResults: {} };
const attestation = { ...assertion, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } };
const forAll = (status: number): string => Array.from({ length: 8 }, () => status).join(' ');
const forSignedIn = (status: number): string => `401 ${Array.from({ length: 7 }, () => status).join(' ')}`;

/** How people prove who they are: all of it their own. The holder has a passkey. */
export const signInCells: Cells[] = [
  { call: 'listReauthenticationMethods', is: forSignedIn(200) },
  { call: 'requestReauthentication', is: forSignedIn(200) },
  { call: 'checkReauthentication', is: forSignedIn(200) },
  {
    call: 'reauthenticate',
    is: forSignedIn(200),
    // The holder has a passkey, where a password proves nothing.
    send: ({ recoveryCode: code }, caller) => ({
      body: caller === 'holder' ? { method: 'code', code } : { method: 'password', password },
    }),
  },
  {
    call: 'reauthenticate',
    of: 'an open browser, guessing',
    is: forSignedIn(400),
    send: () => ({ body: { method: 'password', password: 'a guess' } }),
  },
  {
    call: 'reauthenticate',
    of: 'with a passkey that nobody made',
    is: forSignedIn(400),
    send: () => ({ body: { method: 'passkey', response: assertion } }),
  },
  { call: 'reportSignIn', of: 'with a guess', is: forAll(400), send: () => ({ body: { token: 'a-guess' } }) },
  { call: 'listSecondFactors', is: forAll(200) },
  { call: 'requestSecondFactor', of: 'without a sign-in', is: forAll(400) },
  {
    call: 'verifySecondFactor',
    of: 'without a sign-in',
    is: forAll(400),
    send: () => ({ body: { method: 'code', code: '123456' } }),
  },
  { call: 'requestPasskeySignIn', is: forAll(200) },
  { call: 'signInWithPasskey', of: 'that nobody made', is: forAll(400), send: () => ({ body: assertion }) },
  { call: 'requestPasskeyCreation', is: forSignedIn(200) },
  {
    call: 'addPasskey',
    of: 'for no challenge',
    is: forSignedIn(400),
    send: () => ({ body: { name: '', response: attestation } }),
  },
  {
    call: 'renamePasskey',
    of: 'the holder’s',
    is: '401 404 200 404 404 404 404 404',
    send: (w) => ({ params: { passkeyId: w.passkeyId }, body: { name: 'Phone' } }),
  },
  {
    call: 'removePasskey',
    of: 'the holder’s',
    is: '401 404 200 404 404 404 404 404',
    send: (w) => ({ params: { passkeyId: w.passkeyId } }),
  },
  { call: 'getSignInSecurity', is: forSignedIn(200) },
  { call: 'listAccountEvents', is: forSignedIn(200) },
  { call: 'startTotp', is: forSignedIn(200) },
  { call: 'confirmTotp', of: 'without one', is: forSignedIn(404), send: () => ({ body: { code: '123456' } }) },
  { call: 'removeTotp', of: 'without one', is: forSignedIn(404) },
  { call: 'renewRecoveryCodes', is: '401 409 200 409 409 409 409 409' },
];

/**
 * What an administrator without a passkey or an authenticator app may still do when their time for it is over: add one,
 * and what that takes. Routes that are open to everybody are open to them too.
 */
export const enrollingCalls: ReadonlySet<string | undefined> = new Set([
  'getProfile',
  'getSession',
  'getSignInSecurity',
  'listAccountEvents',
  'requestPasskeyCreation',
  'addPasskey',
  'startTotp',
  'confirmTotp',
  'listReauthenticationMethods',
  'requestReauthentication',
  'reauthenticate',
  'checkReauthentication',
  'listDevices',
  'endDevice',
  'endOtherDevices',
  'updatePassword',
]);

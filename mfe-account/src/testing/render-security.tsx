import type { SignInSecurity } from '@vidya/contracts/calls/sign-in-security';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../remote.tsx';

export const at = '2026-03-10T06:30:00.000Z';
export const nothing: SignInSecurity = {
  hasPassword: true,
  passkeys: [],
  totpSince: null,
  recoveryCodesLeft: 0,
  passkeyDomain: 'vidya.example',
  factorReset: null,
};

/** The page ‘Sign-in and security’. `become` changes what the server says of it next. */
export function openSecurity(security: SignInSecurity, responses: MockResponses = {}) {
  let now = security;
  const page = renderRemote(AccountRemote, {
    at: '/editProfile/security',
    user: person(),
    responses: {
      getSignInSecurity: () => now,
      listAccountEvents: () => [],
      listDevices: () => [],
      ...responses,
    },
  });
  return { ...page, become: (next: Partial<SignInSecurity>) => (now = { ...now, ...next }) };
}

/** What happens to the sign-in of an account. */
export const accountEventKinds = [
  'signedIn',
  'passkeyAdded',
  'passkeyRemoved',
  'totpAdded',
  'totpRemoved',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'passwordChanged',
  'passwordReset',
  'devicesSignedOut',
  'signInReported',
  'secondFactorFailed',
  'factorsReset',
  'signedOutByAdministrator',
  'payoutAccountChanged',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

import type { ReauthenticationMethod } from '@vidya/contracts/calls/sign-in-security';
import type { Role } from '@vidya/contracts/texts/choices';
import type { Factors } from './factors.store.ts';

/** Whether the person has anything stronger than a password. */
export const hasFactor = ({ passkeys, hasTotp }: Factors): boolean => passkeys > 0 || hasTotp;

/**
 * Whether a password, or a provider, is not enough to sign in. A learner's passkey is a second way in; with staff it also
 * keeps out a stranger who has only the password.
 */
export const needsSecondFactor = (role: Role, factors: Factors): boolean =>
  factors.hasTotp || (role !== 'USER' && factors.passkeys > 0);

/** The ways to prove oneself that need no password, the strongest first. */
export const factorMethods = ({ passkeys, hasTotp, recoveryCodes }: Factors): ReauthenticationMethod[] => [
  ...(passkeys > 0 ? (['passkey'] as const) : []),
  ...(hasTotp ? (['totp'] as const) : []),
  ...(recoveryCodes > 0 ? (['recoveryCode'] as const) : []),
];

import { totpLimits } from '@vidya/contracts/rules/sign-in-limits';
import { Secret, TOTP } from 'otpauth';

const { digits, periodSeconds: period, stepsApart } = totpLimits;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Vidya', label, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });

/** A new secret in base32: 160 bits, as RFC 4226 asks for. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The otpauth:// address that apps read from a QR code. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The 30 s step that a code belongs to, now or one step away; null for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: stepsApart });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

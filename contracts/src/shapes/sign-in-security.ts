import { z } from 'zod';
import { accountEventKinds } from '../calls/account-events.ts';
import { formLine, whole } from './fields.ts';
import { passkey } from './passkey.ts';

export const signInSecurity = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(passkey),
  /** When the authenticator app was added; null without one. */
  totpSince: z.string().nullable(),
  recoveryCodesLeft: whole,
  /** The domain that passkeys are for: they work on no other. */
  passkeyDomain: z.string(),
  /** Administrators were asked to remove all of it; null if they were not. */
  factorReset: z.object({ _id: z.string(), expiresAt: z.string() }).nullable(),
});

export const startedTotp = z.object({
  /** In base32, for typing. */
  secret: z.string(),
  /** The same as an otpauth:// address, as a link for apps on this device. */
  address: z.string(),
  /** The address as a QR code: a path of SVG in a square of `size` units. */
  qr: z.object({ size: whole, path: z.string() }),
});

export const totpCode = z.object({ code: formLine(40) });

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const accountEvent = z.object({
  _id: z.string(),
  kind: z.enum(accountEventKinds),
  /** The name of a passkey, the way of a sign-in, or ''. */
  detail: z.string(),
  at: z.string(),
  /** A label such as 'Chrome on Windows'; '' for what an administrator did. */
  browser: z.string(),
});

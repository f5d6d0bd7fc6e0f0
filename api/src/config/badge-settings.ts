import { z } from 'zod';
import { signingKey } from './release-settings.ts';

/** An Ed25519 public key as a Multikey: base58, with the two bytes that name the kind of key. */
const multikey = /^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/;

const keys = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every((key) => multikey.test(key)), 'must be Ed25519 keys such as z6Mk…, separated by commas');

/** Parts of the server's environment; see docs/settings.md. */
export const badgeEnvironment = {
  BADGE_PRIVATE_KEY: signingKey.optional(),
  BADGE_KEYS_BEFORE: keys.optional(),
};

type Environment = z.infer<z.ZodObject<typeof badgeEnvironment>>;

/** What signs badges, and which badges from before stay valid. */
export const badgeSettingsOf = (env: Environment) => ({
  /** Undefined: outside production the server generates a key in the data folder, in production it issues no badges. */
  privateKey: env.BADGE_PRIVATE_KEY,
  /** Public keys that signed until now: Multikeys, as `did.json` shows them. */
  keysBefore: env.BADGE_KEYS_BEFORE ?? [],
});

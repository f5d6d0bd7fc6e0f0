import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import path from 'node:path';
import type { SignedText } from '@vidya/platform/gate/document/release';
import { storedSecret } from './stored-secret.ts';

/** The Ed25519 key that signs the release document and overrides. */
export interface ReleaseKey {
  privateKey: KeyObject;
  /** The 32 raw bytes in base64: `RELEASE_PUBLIC_KEY` of the front server. */
  publicKey: string;
}

/** Reads PKCS8 PEM, or its base64 form (one line, convenient in environments). Throws for anything else. */
export function readReleaseKey(text: string): ReleaseKey {
  const pem = text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : Buffer.from(text, 'base64').toString('utf8');
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('Not an Ed25519 key');
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(x, 'base64url').toString('base64') };
}

function newPem(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

interface KeyPlace {
  privateKey: string | undefined;
  dataDir: string;
}

/** The key from the environment; else one generated once and stored in `dataDir` (never in production). */
export const releaseKeyOf = ({ privateKey, dataDir }: KeyPlace): ReleaseKey =>
  readReleaseKey(privateKey ?? storedSecret(path.join(dataDir, 'release-key'), newPem));

interface BadgeKeyPlace extends KeyPlace {
  isProduction: boolean;
}

/** The key that signs badges, in the same way; null in production without one: the site then issues none. */
export const badgeKeyOf = ({ privateKey, dataDir, isProduction }: BadgeKeyPlace): KeyObject | null => {
  if (isProduction && privateKey === undefined) return null;
  return readReleaseKey(privateKey ?? storedSecret(path.join(dataDir, 'badge-key'), newPem)).privateKey;
};

/** A text with its signature over its UTF-8 bytes. */
export const signText = (payload: string, { privateKey }: ReleaseKey): SignedText => ({
  payload,
  signature: sign(null, Buffer.from(payload, 'utf8'), privateKey).toString('base64'),
});

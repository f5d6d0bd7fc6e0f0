import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { SignedText } from '../../gate/document/release.ts';

/** The DER header before the 32 bytes of an Ed25519 public key. */
const derHead = Buffer.from('302a300506032b6570032100', 'hex');

/** An Ed25519 public key from its 32 raw bytes in base64. Undefined if the text is not a key. */
export function publicKeyOf(raw: string): KeyObject | undefined {
  const bytes = Buffer.from(raw, 'base64');
  if (bytes.length !== 32) return undefined;
  return createPublicKey({ key: Buffer.concat([derHead, bytes]), format: 'der', type: 'spki' });
}

/** Whether the signature (base64 or base64url) of the payload's UTF-8 bytes was made with this key. */
export const isSigned = ({ payload, signature }: SignedText, key: KeyObject): boolean =>
  verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'));

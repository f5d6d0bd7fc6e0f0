import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { SignedText } from '@vidya/contracts/release/release';

/** What stands before the 32 bytes of an Ed25519 key in its DER form. */
const derHead = Buffer.from('302a300506032b6570032100', 'hex');

/** An Ed25519 public key from its 32 raw bytes in base64; undefined when it is none. */
export function publicKeyOf(raw: string): KeyObject | undefined {
  const bytes = Buffer.from(raw, 'base64');
  if (bytes.length !== 32) return undefined;
  return createPublicKey({ key: Buffer.concat([derHead, bytes]), format: 'der', type: 'spki' });
}

/** Whether the signature (base64 or base64url) over the UTF-8 bytes of the payload is this key's. */
export const isSigned = ({ payload, signature }: SignedText, key: KeyObject): boolean =>
  verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'));

import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** A signed text by https://github.com/secure-systems-lab/dsse: payload and signatures in base64. */
export const envelope = z.object({
  payloadType: z.string().max(200),
  payload: z.string().max(200_000),
  signatures: z.array(z.object({ keyid: z.string().max(200), sig: z.string().max(500) })).max(10),
});

export type Envelope = z.infer<typeof envelope>;

/** What is signed: type and payload with their lengths, so that neither can be taken for the other. */
function signedBytes(type: string, payload: Buffer): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/** The name of a key: the SHA-256 of its 32 raw bytes, in hex. `publicKey` is those bytes in base64. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex');

/** An Ed25519 public key from its 32 raw bytes in base64. Throws for anything else. */
function readPublicKey(publicKey: string): KeyObject {
  const bytes = Buffer.from(publicKey, 'base64');
  if (bytes.length !== 32) throw new Error('Not an Ed25519 public key');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' });
}

interface Signer {
  privateKey: KeyObject;
  /** Its 32 raw bytes in base64. */
  publicKey: string;
}

export function sealed(payloadType: string, content: string, { privateKey, publicKey }: Signer): Envelope {
  const payload = Buffer.from(content, 'utf8');
  const sig = sign(null, signedBytes(payloadType, payload), privateKey).toString('base64');
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: keyIdOf(publicKey), sig }] };
}

/** The content, and the id of the key that signed it; null unless one of these keys did. */
export function opened(
  { payloadType, payload, signatures }: Envelope,
  publicKeys: readonly string[],
): { content: string; keyId: string } | null {
  const bytes = Buffer.from(payload, 'base64');
  for (const publicKey of publicKeys) {
    const keyId = keyIdOf(publicKey);
    const isSigned = signatures.some(
      ({ keyid, sig }) =>
        keyid === keyId &&
        verify(null, signedBytes(payloadType, bytes), readPublicKey(publicKey), Buffer.from(sig, 'base64')),
    );
    if (isSigned) return { content: bytes.toString('utf8'), keyId };
  }
  return null;
}

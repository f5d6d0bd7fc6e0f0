import { createPublicKey, type KeyObject } from 'node:crypto';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes as Multibase in base58btc: 'z' and Bitcoin's alphabet, a '1' for each zero byte at the beginning. */
export function base58(bytes: Buffer): string {
  const firstDigit = bytes.findIndex((byte) => byte !== 0);
  const zeros = firstDigit === -1 ? bytes.length : firstDigit;
  let digits = '';
  for (let rest = BigInt(`0x0${bytes.toString('hex')}`); rest > 0n; rest /= 58n)
    digits = alphabet[Number(rest % 58n)] + digits;
  return `z${'1'.repeat(zeros)}${digits}`;
}

/** Multicodec's name of Ed25519 public keys. */
const ed25519 = [0xed, 0x01];

/** The public half of an Ed25519 key as a Multikey: 'z6Mk…'. */
export function multikeyOf(privateKey: KeyObject): string {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return base58(Buffer.concat([Buffer.from(ed25519), Buffer.from(x, 'base64url')]));
}

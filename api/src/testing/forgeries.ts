import { createHash, createHmac } from 'node:crypto';

export const hmac = (secret: string, text: string | Buffer, algorithm = 'sha256') =>
  createHmac(algorithm, secret).update(text);

/** Every signature that differs from the true one in a single bit of the digest or of its hex text. */
function bitFlips(signature: string): string[] {
  const flipped = (bytes: Buffer, bit: number): Buffer => {
    const copy = Buffer.from(bytes);
    copy[bit >> 3]! ^= 1 << (bit & 7);
    return copy;
  };
  const all = (bytes: Buffer) => Array.from({ length: bytes.length * 8 }, (_, bit) => flipped(bytes, bit));
  return [
    ...all(Buffer.from(signature, 'hex')).map((bytes) => bytes.toString('hex')),
    ...all(Buffer.from(signature, 'latin1')).map((bytes) => bytes.toString('latin1')),
  ];
}

const lookalikes: Record<string, string> = {
  a: '\u0430',
  c: '\u0441',
  e: '\u0435',
  0: '\uff10',
  1: '\u0661',
  b: '\uff42',
};
const disguised = (signature: string) => signature.replace(/[ace01b]/g, (letter) => lookalikes[letter]!);

interface Signed {
  /** The text that the true signature covers. */
  text: string | Buffer;
  secret: string;
  /** Another secret of ours, for a different purpose. */
  otherSecret: string;
}

/** By name: signatures without the secret, and variants of the true signature. */
export function forgedSignatures({ text, secret, otherSecret }: Signed): [name: string, signature: string][] {
  const signature = hmac(secret, text).digest('hex');
  return [
    ['empty', ''],
    ['blank', ' '],
    ['a letter short', signature.slice(1)],
    ['a letter long', `${signature}0`],
    ['half of it', signature.slice(0, 32)],
    ['twice', signature + signature],
    ['zeros', '0'.repeat(64)],
    ['not hex', 'z'.repeat(64)],
    ['upper case', signature.toUpperCase()],
    ['a trailing newline', `${signature}\n`],
    ['a leading space', ` ${signature}`],
    ['a trailing zero character', `${signature}\0`],
    ['a prefix', `sha256=${signature}`],
    ['other alphabets', disguised(signature)],
    ['base64', hmac(secret, text).digest('base64')],
    ['the other secret', hmac(otherSecret, text).digest('hex')],
    ['no secret', hmac('', text).digest('hex')],
    ['a plain hash', createHash('sha256').update(text).digest('hex')],
    ['an older digest', hmac(secret, text, 'sha1').digest('hex')],
    ['a longer digest', hmac(secret, text, 'sha512').digest('hex').slice(0, 64)],
    ...bitFlips(signature).map((flip, bit): [string, string] => [`bit ${bit} flipped`, flip]),
  ];
}

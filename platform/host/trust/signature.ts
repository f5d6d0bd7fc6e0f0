import type { SignedText } from '../../gate/document/release.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

type Bytes = Uint8Array<ArrayBuffer>;

/** Undefined if the browser has no Ed25519: browsers throw different errors for that. */
async function verifyHere(sign: Bytes, text: Bytes, key: Bytes): Promise<boolean | undefined> {
  try {
    const usable = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', usable, sign, text);
  } catch {
    return undefined;
  }
}

async function verifyByLibrary(sign: Bytes, text: Bytes, key: Bytes): Promise<boolean> {
  const { verifyAsync } = await import(/* webpackChunkName: "ed25519" */ '@noble/ed25519');
  return verifyAsync(sign, text, key);
}

/** Whether the Ed25519 signature is that of this raw base64 key. Malformed input is invalid; never rejects. */
export async function isSigned({ payload, signature }: SignedText, key: string): Promise<boolean> {
  try {
    const given = [bytesOf(signature), new TextEncoder().encode(payload), bytesOf(key)] as const;
    return (await verifyHere(...given)) ?? (await verifyByLibrary(...given));
  } catch {
    return false;
  }
}

import { gzipSync } from 'node:zlib';
import { didOf } from './issuer.ts';

/** The least that the standard allows: in a long list one badge is not noticed. */
const listLength = 131_072;

interface Bit {
  /** Numbered from 1. */
  list: number;
  index: number;
}

/** Where a certificate's number lies. */
const bitOf = (statusIndex: number): Bit => ({
  list: Math.floor(statusIndex / listLength) + 1,
  index: statusIndex % listLength,
});

/** The numbers of a list: `from` and those below `to`. */
export const rangeOf = (list: number) => ({ from: (list - 1) * listLength, to: list * listLength });

/** Every bit is 1, revoked, but those of certificates in force: what was deleted needs no record. */
function encodedList(inForce: readonly number[]): string {
  const bytes = Buffer.alloc(listLength / 8, 0xff);
  for (const statusIndex of inForce) {
    const { index } = bitOf(statusIndex);
    // The first bit of the list is the highest of the first byte.
    bytes[index >> 3]! &= ~(0x80 >> (index & 7));
  }
  return `u${gzipSync(bytes).toString('base64url')}`;
}

/** A BitstringStatusListCredential of the certificates in force, unsigned. */
export const statusListCredential = (origin: string, address: string, inForce: readonly number[]) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: address,
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: didOf(origin),
  credentialSubject: {
    id: `${address}#list`,
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: encodedList(inForce),
  },
});

/** A credential's pointer to its bit. `addressOf`: where a list is. */
export function statusEntry(statusIndex: number, addressOf: (list: number) => string) {
  const { list, index } = bitOf(statusIndex);
  return {
    id: `${addressOf(list)}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: addressOf(list),
  };
}

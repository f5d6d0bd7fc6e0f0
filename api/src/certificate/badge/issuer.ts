import type { KeyObject } from 'node:crypto';
import { multikeyOf } from './multikey.ts';

/** `did:web` names a host; the colon before its port is escaped. */
export const didOf = (origin: string): string => `did:web:${encodeURIComponent(new URL(origin).host)}`;

const methodOf = (did: string, multikey: string): string => `${did}#key-${multikey}`;

/** The name of a key in the DID document: proofs name it as what verifies them. */
export const verificationMethod = (origin: string, privateKey: KeyObject): string =>
  methodOf(didOf(origin), multikeyOf(privateKey));

interface Keys {
  privateKey: KeyObject;
  /** Multikeys that signed before: their badges stay valid. */
  keysBefore: readonly string[];
}

/** What `did:web` resolves to: every key that verifies badges of this site, the one that signs now first. */
export function didDocument(origin: string, { privateKey, keysBefore }: Keys) {
  const did = didOf(origin);
  const multikeys = [...new Set([multikeyOf(privateKey), ...keysBefore])];
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: multikeys.map((publicKeyMultibase) => ({
      id: methodOf(did, publicKeyMultibase),
      type: 'Multikey',
      controller: did,
      publicKeyMultibase,
    })),
    assertionMethod: multikeys.map((multikey) => methodOf(did, multikey)),
  };
}

import { createHash, type KeyObject, sign } from 'node:crypto';
import { base58 } from './multikey.ts';

interface Signer {
  privateKey: KeyObject;
  /** The address of its public half. */
  verificationMethod: string;
}

interface Unsigned {
  '@context': readonly string[];
}

/** JSON-LD's code takes 30 MB: a server that is never asked for a badge does not load it. */
async function hashOf(document: object): Promise<Buffer> {
  const { canonical } = await import('./canonical.ts');
  return createHash('sha256')
    .update(await canonical(document))
    .digest();
}

/** A credential with a proof of the W3C cryptosuite eddsa-rdfc-2022. `at` is the time of signing. */
export async function signed<Credential extends Unsigned>(
  credential: Credential,
  { privateKey, verificationMethod }: Signer,
  at = new Date(),
) {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: `${at.toISOString().slice(0, 19)}Z`,
    verificationMethod,
    proofPurpose: 'assertionMethod',
  };
  const hashes = [await hashOf({ '@context': credential['@context'], ...proof }), await hashOf(credential)];
  return { ...credential, proof: { ...proof, proofValue: base58(sign(null, Buffer.concat(hashes), privateKey)) } };
}

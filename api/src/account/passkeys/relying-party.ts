import type { Config } from '../../config/config.ts';

/** The site as authenticators know it (WebAuthn's relying party). */
export interface RelyingParty {
  domain: string;
  /** The site's origins on that domain or below it. */
  origins: readonly string[];
}

export function relyingPartyOf({
  passkeyDomain: domain,
  siteOrigins,
}: Pick<Config, 'passkeyDomain' | 'siteOrigins'>): RelyingParty {
  const isBelow = (host: string): boolean => host === domain || host.endsWith(`.${domain}`);
  return { domain, origins: siteOrigins.filter((origin) => isBelow(new URL(origin).hostname)) };
}

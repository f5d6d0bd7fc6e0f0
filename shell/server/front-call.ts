import type { SiteConfig } from './config.ts';

interface Caller {
  ip: string;
  /** The name and port that the browser called, as the nearest trusted proxy says. */
  host: string;
}

/** Who is calling, in the words that the API believes from this server only, and at which of the site's addresses. */
export const callerHeaders = ({ ip, host }: Caller, { originSecret }: SiteConfig): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-vidya-front': originSecret,
});

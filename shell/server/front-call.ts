import type { SiteConfig } from './config.ts';

interface Caller {
  ip: string;
  /** The host and port that the browser called, as the nearest trusted proxy reports them. */
  host: string;
}

/** Headers that tell the API the caller's IP address and the host. The API trusts them from this server only. */
export const callerHeaders = ({ ip, host }: Caller, { originSecret }: SiteConfig): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-vidya-front': originSecret,
});

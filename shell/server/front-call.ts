import type { SiteConfig } from './config.ts';

/** Who is calling, in the words that the API believes from this server only. */
export const callerHeaders = ({ ip }: { ip: string }, { originSecret }: SiteConfig): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-vidya-front': originSecret,
});

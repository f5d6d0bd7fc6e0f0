import { getBadgeIssuer, issueBadge } from '@vidya/contracts/browser/calls';
import { callAddress } from '@vidya/contracts/calls/call';
import { paths } from '@vidya/contracts/texts/paths';

const [beforeCode, afterCode] = paths.badge('*').split('*') as [string, string];

/**
 * Badges and the document with their keys have addresses of the site, as the standards name them. Returns the API's address
 * of such a file, and every other address as it is.
 */
export function toApiAddress(url: string): string {
  const [path = ''] = url.split('?');
  if (path === paths.didDocument()) return callAddress(getBadgeIssuer);
  if (!path.startsWith(beforeCode) || !path.endsWith(afterCode)) return url;
  const code = path.slice(beforeCode.length, -afterCode.length);
  return code.includes('/') ? url : callAddress(issueBadge, { code: decodeURIComponent(code) });
}

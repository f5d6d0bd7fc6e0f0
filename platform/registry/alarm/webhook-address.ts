import { isIP } from 'node:net';

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Why alarms are not posted to an address, as a predicate of it ('must be an address'), or null. Only https to a named host, without a password; outside production
 * also http on this machine.
 */
export function addressProblem(address: string, { isProduction }: { isProduction: boolean }): string | null {
  if (!URL.canParse(address)) return 'must be an address';
  const url = new URL(address);
  if (url.username || url.password) return 'must have no name and password';
  if (!isProduction && loopback.includes(url.hostname)) {
    return /^https?:$/.test(url.protocol) ? null : 'must be an https address';
  }
  if (url.protocol !== 'https:') return 'must be an https address';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isInside = isIP(host) !== 0 || !host.includes('.') || /\.(?:local|internal|localhost)\.?$/.test(host);
  return isInside ? 'must be on a public host, by its name' : null;
}

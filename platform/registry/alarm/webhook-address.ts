import { isIP } from 'node:net';
import { hostOf, isPrivateAddress } from '../private-host.ts';

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Why no alarm is posted to an address, and no issuer's keys are read from it, as a predicate of it ('must be an address'),
 * or null. Only https to a named host, without a password; outside production also http on this machine. What the name
 * resolves to is checked at each request.
 */
export function addressProblem(address: string, { isProduction }: { isProduction: boolean }): string | null {
  if (!URL.canParse(address)) return 'must be an address';
  const url = new URL(address);
  if (url.username || url.password) return 'must have no name and password';
  if (!isProduction && loopback.includes(url.hostname)) {
    return /^https?:$/.test(url.protocol) ? null : 'must be an https address';
  }
  if (url.protocol !== 'https:') return 'must be an https address';
  return isIP(hostOf(address)) !== 0 || isPrivateAddress(address) ? 'must be on a public host, by its name' : null;
}

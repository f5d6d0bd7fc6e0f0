import { boundedBody } from '../../../api/src/outside/bounded-body.ts';
import { integrityOf } from '../../gate/integrity-of.ts';

const timeoutMs = 5_000;
/** A version's `release.json` has some kilobytes. */
const mostBytes = 1_000_000;

/**
 * Whether browsers get a version's `release.json` from its area's address, unchanged. Never rejects.
 *
 * @param base the area's address, without a slash at its end
 */
export async function isServed(base: string, { version, hash }: { version: string; hash: string }): Promise<boolean> {
  try {
    const address = `${base}/${version}/release.json`;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok && response.body) return integrityOf(await boundedBody(response.body, mostBytes)) === hash;
    await response.body?.cancel();
    return false;
  } catch {
    return false;
  }
}

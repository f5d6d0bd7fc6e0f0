import { integrityOf } from '@vidya/contracts/server/integrity-of';

const timeoutMs = 5_000;
/** A version's `release.json` has some kilobytes. */
const mostBytes = 1_000_000;

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('It is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Whether browsers get a version's `release.json` from its area's address, unchanged. Never rejects.
 *
 * @param base the area's address, without a slash at its end
 */
export async function isServed(base: string, { version, hash }: { version: string; hash: string }): Promise<boolean> {
  try {
    const address = `${base}/${version}/release.json`;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok && response.body) return integrityOf(await bytesOf(response.body)) === hash;
    await response.body?.cancel();
    return false;
  } catch {
    return false;
  }
}

import type { CaptchaChallenge } from '@vidya/contracts/calls/contact';

/** Digests in flight at once: the page breathes between two batches. */
const batchSize = 400;

const text = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Watch {
  signal: AbortSignal;
  /** Told after each batch how much of the range has been tried, 0 to 1. */
  onShare: (share: number) => void;
}

/**
 * The number that, behind the salt, hashes to the challenge. On this thread and not in a worker, because a remote may
 * come from another origin, where browsers refuse to start workers; the digests themselves run elsewhere anyway.
 */
export async function solveChallenge(asked: CaptchaChallenge, { signal, onShare }: Watch): Promise<number> {
  const hashOf = async (number: number): Promise<string> =>
    hex(await crypto.subtle.digest(asked.algorithm, text.encode(asked.salt + number)));

  for (let from = 0; from <= asked.maxnumber; from += batchSize) {
    signal.throwIfAborted();
    onShare(from / asked.maxnumber);
    const size = Math.min(batchSize, asked.maxnumber - from + 1);
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other is the point
    const hashes = await Promise.all(Array.from({ length: size }, (_, index) => hashOf(from + index)));
    const found = hashes.indexOf(asked.challenge);
    if (found !== -1) return from + found;
  }
  throw new Error('The challenge has no solution in its range.');
}

import type { CaptchaChallenge } from '../../calls/contact.ts';

/** Digests per batch. Between two batches the page can handle events. */
const batchSize = 400;

const text = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The solution as the server takes it, in the altcha format: JSON in base64. */
export const solutionOf = ({ algorithm, challenge, salt, signature }: CaptchaChallenge, number: number): string =>
  btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));

/** `onShare` is called before each batch with the part of the range tried so far, 0 to 1. */
type Watch = { signal: AbortSignal; onShare: (share: number) => void };

/**
 * Finds the number that hashes to the challenge when appended to the salt. Runs on this thread: a remote may come from
 * another origin, where browsers refuse to start a worker. The digests themselves run off the main thread anyway.
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

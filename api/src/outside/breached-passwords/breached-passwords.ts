import { createHash } from 'node:crypto';
import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import { boundedBody } from '../bounded-body.ts';

/** 'unknown': no service was asked, or it gave no usable range. */
export type BreachLookup = 'breached' | 'notFound' | 'unknown';

export type BreachedPasswords = ReturnType<typeof createBreachedPasswords>;

interface Service {
  /** Without a slash at its end; null: no service is asked. */
  url: string | null;
  metrics: Pick<ApiMetrics, 'count'>;
  /** For the whole lookup: a person waits for it. */
  timeoutMs?: number;
  report?: (line: string) => void;
}

const prefixLength = 5;
/** A range is about 1,000 lines, 50 kB. */
const maxBytes = 200_000;
const rangeLine = /^([\dA-F]{35}):(\d+)$/i;

/** The service responded with something else than a range. The message holds nothing of the password. */
class UnusableRange extends Error {
  override readonly name = 'UnusableRange';
}

/** Suffixes of hashes, upper case, without the lines that only pad. Throws `UnusableRange`. */
function suffixesOf(range: string): Set<string> {
  const lines = range.split(/\r?\n/).filter((line) => line !== '');
  const parsed = lines.map((line) => rangeLine.exec(line));
  // Padding makes every range long: an empty one is none.
  if (lines.length === 0 || parsed.includes(null)) throw new UnusableRange('it responded with no range');
  return new Set(
    parsed.flatMap((match) => {
      const [, suffix = '', count] = match ?? [];
      return Number(count) > 0 ? [suffix.toUpperCase()] : [];
    }),
  );
}

async function fetchRange(address: string, timeoutMs: number): Promise<string> {
  const response = await fetch(address, {
    // Without padding, the size of an encrypted response tells listeners which range it is.
    headers: { accept: 'text/plain', 'add-padding': 'true' },
    // A redirect could carry the prefix to anybody.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !/^text\/plain\b/i.test(type) || !response.body) {
    await response.body?.cancel();
    throw new UnusableRange(`it responded with ${response.status} and the type '${type.slice(0, 50)}'`);
  }
  return (await boundedBody(response.body, maxBytes)).toString('latin1');
}

/** Only what is known to hold nothing of the address: the messages of `fetch` may repeat it. */
function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof UnusableRange) return error.message;
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return `no response within ${timeoutMs} ms`;
  return typeof cause?.code === 'string' ? cause.code : 'no whole response';
}

/**
 * Looks a password up among those known from breaches, by k-anonymity: only the first five hex digits of its SHA-1
 * leave this server, and the service returns all hashes that begin so. Never rejects; takes `timeoutMs` at most.
 */
export function createBreachedPasswords({
  url,
  metrics,
  timeoutMs = 1_500,
  report = (line) => console.warn(line),
}: Service) {
  return async (password: string): Promise<BreachLookup> => {
    if (url === null) return 'unknown';
    // The protocol wants SHA-1; it protects nothing here.
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    let outcome: BreachLookup;
    try {
      const known = suffixesOf(await fetchRange(`${url}/range/${hash.slice(0, prefixLength)}`, timeoutMs));
      outcome = known.has(hash.slice(prefixLength)) ? 'breached' : 'notFound';
    } catch (error) {
      report(`The service of breached passwords failed: ${reasonOf(error, timeoutMs)}`);
      outcome = 'unknown';
    }
    metrics.count('passwordLookups', { outcome });
    return outcome;
  };
}

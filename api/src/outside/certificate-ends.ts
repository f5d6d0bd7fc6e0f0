import { connect } from 'node:tls';
import type { Reading } from '@vidya/server/metrics/metrics';

/** In ms. */
const withinMs = 5_000;
const everyMs = 3_600_000;

/** When the certificate that a server shows for its host ends; null if no certificate arrives in time. */
export function certificateEnd(origin: string): Promise<Date | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    // Expired and untrusted certificates are read too.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    const end = (date: Date | null): void => {
      socket.destroy();
      resolve(date);
    };
    socket.setTimeout(withinMs, () => end(null));
    socket.once('error', () => end(null));
    socket.once('secureConnect', () => {
      const { valid_to: text } = socket.getPeerCertificate();
      end(text ? new Date(text) : null);
    });
  });
}

/**
 * Reads when the certificates of these origins end, once an hour, in seconds since 1970; in between the
 * last result holds.
 * Origins without TLS, and those that this machine does not reach, have no reading.
 */
export function createCertificateEnds(origins: readonly string[], endOf = certificateEnd): () => Promise<Reading[]> {
  const secure = origins.filter((origin) => origin.startsWith('https://'));
  let askedAt = -Infinity;
  let reading: Promise<Reading[]> = Promise.resolve([]);
  const ask = async (): Promise<Reading[]> => {
    const ends = await Promise.all(secure.map(async (origin) => [new URL(origin).host, await endOf(origin)] as const));
    return ends.flatMap(([host, end]) => (end ? [{ value: end.getTime() / 1000, labels: { host } }] : []));
  };
  return () => {
    if (Date.now() - askedAt >= everyMs) {
      askedAt = Date.now();
      reading = ask();
    }
    return reading;
  };
}

import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export const sha1Of = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase();

/** Lines of a hash's range as the protocol pads it: random ones with the count 0. */
export const padding = Array.from({ length: 800 }, (_, index) => `${sha1Of(`padding ${index}`).slice(5)}:0`);

/**
 * A service that speaks the range protocol of Pwned Passwords on a free port, and knows these passwords. Tests may
 * replace `respond`.
 */
export async function startRangeService(passwords: readonly string[]) {
  const requests: { method: string | undefined; url: string; headers: IncomingHttpHeaders }[] = [];
  const hashes = passwords.map(sha1Of);
  const range: RequestListener = ({ url = '' }, response) => {
    const prefix = url.replace('/range/', '');
    const found = hashes.filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:12`);
    response.setHeader('content-type', 'text/plain').end([...padding, ...found].join('\r\n'));
  };
  const service = {
    url: '',
    requests,
    range,
    respond: range,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    requests.push({ method: request.method, url: request.url ?? '', headers: request.headers });
    service.respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

export type RangeService = Awaited<ReturnType<typeof startRangeService>>;

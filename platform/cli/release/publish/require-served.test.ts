import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseTarget } from './publish.ts';
import { requireServed } from './require-served.ts';

const content = Buffer.from('{"name":"events"}');
let served: Buffer | null;
let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(served ? 200 : 404).end(served ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Asks before a promotion of the newest version of 'events'. */
function ask({ live = null, store = content }: { live?: object | null; store?: Buffer | null } = {}): Promise<void> {
  const area = { name: 'events', live, grant: { base }, versions: [{ version: '1.0.0-a' }] };
  const target = { api: { list: async () => [area] }, store: { read: async () => store } } as unknown as ReleaseTarget;
  return requireServed(target, { name: 'events', version: undefined });
}

it.each([
  ['nothing', null],
  ['something else', Buffer.from('<html>')],
])('keeps a first version back while browsers would find %s', async (_, file) => {
  served = file;
  await expect(ask()).rejects.toThrow(`Browsers would find nothing at ${base}/1.0.0-a/.`);
});

it('lets it go when its files are there', async () => {
  served = content;
  await expect(ask()).resolves.toBeUndefined();
});

it('asks nothing where an earlier version is live, or the store is not at hand', async () => {
  served = null;
  await expect(ask({ live: { version: '0.9.0-z' } })).resolves.toBeUndefined();
  await expect(ask({ store: null })).resolves.toBeUndefined();
});

import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { addressOf, sampleSite } from '../testing/sample-site.ts';

const body = Buffer.alloc(1024 * 1024);

/** An API that dies when it has read the head of a request. */
const dying = createServer((socket) => void socket.on('error', () => {}).once('data', () => socket.resetAndDestroy()));
let site: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  await once(dying.listen(0, '127.0.0.1'), 'listening');
  site = await sampleSite({ API_URL: `http://127.0.0.1:${(dying.address() as AddressInfo).port}` });
  await site.site.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => new Promise<unknown>((resolve) => dying.close(resolve)));

it('leaves no connection behind when the API dies in the middle of a body', async () => {
  const client = connect(Number(new URL(addressOf(site.site)).port), '127.0.0.1').on('error', () => {});
  client.write(`PATCH /api/v1/uploads/film HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n`);
  client.write(body);
  // Ends only if the server ends the connection: the rest of the body would stand before the next request.
  expect(await text(client)).toMatch(/^HTTP\/1.1 503 [^]*"ServerBusy"/);
  await site.close();
});

/** @large: sends many MB. */
import { randomUUID } from 'node:crypto';
import { uploadsAddress } from '@vidya/contracts/rules/upload';
import { sendSlowly, sendThenRead, statusAndCode } from '@vidya/contracts/testing/raw-client';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { limitBodyTime } from '@vidya/server/refused-body';
import fastify from 'fastify';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import { pieceHeaders } from '../testing/tus.ts';

const megabyte = 1024 * 1024;

let api: TestApi;
let lecturer: Person;
beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  lecturer = await api.signIn({ role: 'INSTRUCTOR' });
});
afterAll(() => api.close());

/** The lines before a body. */
const head = (request: string, headers: Record<string, string | number> = {}): string[] => [
  `${request} HTTP/1.1`,
  ...Object.entries({ ...lecturer.headers, ...headers }).map(([name, value]) => `${name}: ${value}`),
];
const post = (path: string, type: string, headers: Record<string, string | number>) =>
  head(`POST ${API_BASE}${path}`, { 'content-type': type, ...headers });

const send = async (lines: string[], body: Buffer | string) =>
  statusAndCode(await sendThenRead(api.origin(), lines, body));

const json = (bytes: number): string => JSON.stringify({ title: 'a'.repeat(bytes) });

describe.each([
  ['a call', '/user/auth/login'],
  ['a call that learners may not send', '/coupon/createCoupon'],
  ['a webhook', '/payment/webhook'],
  ['a report of the pages', '/release/health'],
  ['an address that is none', '/nowhere'],
])('JSON over the limit for %s', (_, path) => {
  it.each([2, 40])('is refused in the envelope: %d MB', async (size) => {
    const body = json(size * megabyte);
    const lines = post(path, 'application/json', { 'content-length': body.length });
    for (let time = 0; time < 3; time += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await send(lines, body))[1]).toMatch(/^(?:TooLarge|NotFound|Forbidden)$/);
    }
  });
});

it('refuses a body of unknown length the same way', async () => {
  const piece = `${(65_536).toString(16)}\r\n${'a'.repeat(65_536)}\r\n`;
  const lines = post('/user/auth/login', 'application/json', { 'transfer-encoding': 'chunked' });
  expect(await send(lines, `${piece.repeat(64)}0\r\n\r\n`)).toEqual([413, 'TooLarge']);
});

it('refuses before the body, and reads it all the same', async () => {
  const body = json(megabyte / 2);
  const lines = [`POST ${API_BASE}/payment/createOrder HTTP/1.1`, 'content-type: application/json'];
  expect(await send([...lines, `content-length: ${body.length}`], body)).toEqual([403, 'XsrfError']);
});

it('refuses a form whose file is too large', async () => {
  const part = 'content-disposition: form-data; name="thumbnailImage"; filename="a.png"\r\ncontent-type: image/png';
  const body = `--b\r\n${part}\r\n\r\n${'a'.repeat(14 * megabyte)}\r\n--b--\r\n`;
  const headers = { 'content-length': body.length };
  expect(await send(post('/course/', 'multipart/form-data; boundary=b', headers), body)).toEqual([413, 'TooLarge']);
});

it('refuses a piece of an upload that is not there', async () => {
  const headers = { ...pieceHeaders, 'upload-offset': 0, 'content-length': 8 * megabyte };
  const lines = head(`PATCH ${uploadsAddress}/${randomUUID()}`, headers);
  expect(await send(lines, Buffer.alloc(8 * megabyte))).toEqual([404, 'NotFound']);
});

it('closes sixty connections on which refused bodies come slowly, with their responses', async () => {
  const lines = post('/user/auth/login', 'application/json', { 'content-length': 2 * megabyte });
  const all = await Promise.all(Array.from({ length: 60 }, () => sendSlowly(api.origin(), lines)));
  expect(new Set(all.map((response) => statusAndCode(response).join(' ')))).toEqual(new Set(['413 TooLarge']));
});

it('closes a connection whose body does not come to its end, unless it is an upload', async () => {
  const app = fastify();
  limitBodyTime(app, ({ url }) => url === '/upload', 300);
  app.post('/*', ({ body }) => ({ body }));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const lines = (path: string) => [`POST ${path} HTTP/1.1`, 'content-type: application/json', 'content-length: 9000'];
  expect(await sendSlowly(origin, lines('/form'))).toBe('');
  const upload = sendSlowly(origin, lines('/upload'));
  expect(await Promise.race([upload, new Promise((resolve) => setTimeout(resolve, 1_000, 'open'))])).toBe('open');
  app.server.closeAllConnections();
  await app.close();
});

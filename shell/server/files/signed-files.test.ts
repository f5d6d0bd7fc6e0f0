import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedFileAddress } from '@vidya/server/file-address';
import { sampleSite } from '../testing/sample-site.ts';

const store = mkdtempSync(path.join(tmpdir(), 'vidya-objects-'));
const key = `${'ab12'.repeat(16)}.mp4`;
const film = Buffer.alloc(1_000, 'a film of a thousand bytes ');
const secret = 'shown-to-origins';
let running: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  mkdirSync(path.join(store, 'media', 'ab'), { recursive: true });
  writeFileSync(path.join(store, 'media', 'ab', key), film);
  writeFileSync(path.join(store, 'media', 'store-id'), 'not for people');
  running = await sampleSite({ OBJECT_STORE: store });
});
afterAll(() => running.close());

const film1 = () => signedFileAddress({ key, type: 'video/mp4' }, secret);
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  running.site.inject({ method, url, headers });

it('come whole and in the pieces that a player asks for', async () => {
  const url = await film1();
  const whole = await get(url);
  expect([whole.statusCode, whole.rawPayload.equals(film)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  const piece = await get(url, { range: 'bytes=10-19' });
  expect([piece.statusCode, piece.headers['content-range'], piece.headers['content-type']]).toEqual([
    206,
    'bytes 10-19/1000',
    'video/mp4',
  ]);
  expect(piece.rawPayload.equals(film.subarray(10, 20))).toBe(true);
  const end = await get(url, { range: 'bytes=-10' });
  expect([end.statusCode, end.headers['content-range']]).toEqual([206, 'bytes 990-999/1000']);
  const beyond = await get(url, { range: 'bytes=1000-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  const head = await get(url, {}, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, '1000', 0]);
});

it('are not sent again to a browser that has them', async () => {
  const url = await film1();
  const etag = String((await get(url)).headers['etag']);
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get(url, { range: 'bytes=0-9', 'if-range': '"older"' })).statusCode).toBe(200);
});

it('are refused at any address that was not signed, or has ended', async () => {
  const url = await film1();
  const ended = await signedFileAddress({ key, type: 'video/mp4' }, secret, Date.now() - 11 * 60_000);
  const foreign = await signedFileAddress({ key, type: 'video/mp4' }, 'another secret');
  const identity = await signedFileAddress({ key: 'store-id', type: 'text/plain' }, secret);
  const outside = await signedFileAddress({ key: '..%2f..%2fetc%2fpasswd', type: 'text/plain' }, secret);
  for (const address of [
    ended,
    foreign,
    identity,
    outside,
    `/files/${key}`,
    url.replace('video%2Fmp4', 'text%2Fhtml'),
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await get(address);
    expect([address, answer.statusCode, answer.headers['accept-ranges']]).toEqual([address, 403, undefined]);
  }
});

it('are said to be missing when they are', async () => {
  const lost = await signedFileAddress({ key: `${'cd34'.repeat(16)}.mp4`, type: 'video/mp4' }, secret);
  expect((await get(lost)).statusCode).toBe(404);
});

it('come from S3 where they lie there: pages allow its origin, and nothing comes from here', async () => {
  const site = await sampleSite({ OBJECT_STORE: 's3://films/vidya', AWS_REGION: 'ap-south-1' });
  expect((await site.site.inject({ url: await film1() })).statusCode).toBe(403);
  const policy = String((await site.site.inject({ url: '/' })).headers['content-security-policy']);
  for (const rule of ['img-src', 'media-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${rule} [^;]*https://films\\.s3\\.ap-south-1\\.amazonaws\\.com`));
  await site.close();
});

/** @large: sends many MB. */

import { sendSlowly, sendThenRead, statusAndCode } from '@vidya/contracts/testing/raw-client';
import { readRefusedBodies } from '@vidya/server/refused-body';
import fastify from 'fastify';
import { addressOf, sampleSite } from './testing/sample-site.ts';

const megabyte = 1024 * 1024;

/** An API that refuses bodies as ours does. */
const api = fastify();
let site: Awaited<ReturnType<typeof sampleSite>>;
let errors: jest.SpyInstance;
beforeAll(async () => {
  errors = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'warn').mockReturnValue();
  readRefusedBodies(api);
  api.setErrorHandler((error: { statusCode?: number }, _, reply) =>
    reply.code(error.statusCode ?? 500).send({ Success: false, Error: 'TooLarge' }),
  );
  api.post('/*', () => ({ Success: true }));
  await api.listen({ host: '127.0.0.1', port: 0 });
  site = await sampleSite({ API_URL: addressOf(api) });
  await site.site.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => Promise.all([site.close(), api.close()]));

const own = ['origin: http://localhost', 'sec-fetch-site: same-origin'];
const lines = (path: string, type: string, length: number): string[] => [
  `POST ${path} HTTP/1.1`,
  `content-type: ${type}`,
  `content-length: ${length}`,
  ...own,
];
const form = 'application/x-www-form-urlencoded';

it.each([2, 12, 40])('passes the refusal of %d MB on, and writes nothing down', async (size) => {
  const body = Buffer.alloc(size * megabyte, 'a');
  for (let time = 0; time < 8; time += 1) {
    const head = lines('/api/v1/user/auth/login', 'application/json', body.length);
    // oxlint-disable-next-line no-await-in-loop
    expect(statusAndCode(await sendThenRead(addressOf(site.site), head, body))).toEqual([413, 'TooLarge']);
  }
  expect(errors).not.toHaveBeenCalled();
});

it.each([
  ['a form', '/', form],
  ['a report of the content security policy', '/reports', 'application/csp-report'],
  ['JSON for a page', '/course/all-courses', 'application/json'],
])('responds to %s that is too large', async (_, path, type) => {
  const body = Buffer.alloc(4 * megabyte, 'a');
  const response = await sendThenRead(addressOf(site.site), lines(path, type, body.length), body);
  expect(statusAndCode(response)[0]).toBeGreaterThanOrEqual(400);
  expect(statusAndCode(response)[0]).toBeLessThan(500);
});

it('closes connections on which refused bodies come slowly, with their responses', async () => {
  const began = Date.now();
  const slow = lines('/reports', form, 2 * megabyte);
  const all = await Promise.all(Array.from({ length: 60 }, () => sendSlowly(addressOf(site.site), slow)));
  for (const response of all) expect(statusAndCode(response)[0]).toBeGreaterThanOrEqual(400);
  expect(Date.now() - began).toBeLessThan(20_000);
});

import fastify, { type FastifyInstance } from 'fastify';
import { failedPage } from './failed-page.ts';

let site: FastifyInstance;
beforeEach(() => {
  site = fastify({ genReqId: () => '0af7651916cd43dd<b>' });
  site.setErrorHandler(failedPage);
  const fail = (statusCode?: number) => () => {
    throw Object.assign(new Error('text.replace is not a function'), { statusCode });
  };
  site.get('/courseDetail', fail());
  site.get('/contact', fail(503));
  site.get('/search', fail(400));
  site.get('/api/v1/course', fail());
});
afterEach(() => site.close());

it.each([
  ['/courseDetail', 500],
  ['/contact', 503],
])('is a page that says what to do, and nothing of the inside: %s', async (url, status) => {
  const { statusCode, headers, body } = await site.inject(url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    status,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('<h1>This page can not be shown now</h1>');
  expect(body).toContain('0af7651916cd43dd&#60;b&#62;');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'$/);
  expect(body).not.toContain('replace');
});

it.each([
  ['/search', 400],
  ['/api/v1/course', 500],
])('is not for calls, nor for what the browser did wrong: %s', async (url, status) => {
  const { statusCode, headers } = await site.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
});

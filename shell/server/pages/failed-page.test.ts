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

it('is not for what the browser did wrong', async () => {
  const { statusCode, headers } = await site.inject('/search');
  expect([statusCode, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
});

it('is an envelope for a call', async () => {
  const response = await site.inject('/api/v1/course');
  expect([response.statusCode, response.json()]).toEqual([
    500,
    expect.objectContaining({ Success: false, Message: 'Error Occurred Please Try Again', Data: null }),
  ]);
});

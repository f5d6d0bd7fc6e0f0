import { defineCall } from '@vidya/contracts/calls/call';
import type { TestApi } from '../testing/api.ts';
import { sharedApi } from '../testing/shared-api.ts';

const health = defineCall<{ data: { uptimeSeconds: number } }>('health', 'GET /health');
const ready = defineCall<{ data: null }>('ready', 'GET /ready/');

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
afterAll(() => api.close());

it('tells that the process lives and that it can serve', async () => {
  expect((await api.inject(health)).body.Data?.uptimeSeconds).toBeGreaterThanOrEqual(0);
  expect((await api.inject(ready)).status).toBe(200);
});

it('answers an unknown address with an envelope', async () => {
  const response = await api.inject(defineCall<{ data: null }>('nowhere', 'GET /nowhere'));
  expect(response).toMatchObject({ status: 404, body: { Success: false, Data: null, Error: 'NotFound' } });
});

it.each([
  ['half a letter', '/%ED%A0%80'],
  ['half an escape', '/contact/messages/%'],
])('answers an address with %s with an envelope', async (_, path) => {
  const response = await api.app.inject(`/api/v1${path}`);
  expect(response.json()).toEqual({
    Success: false,
    Data: null,
    Message: 'The Request Could Not Be Understood',
    Error: 'BadRequest',
  });
  expect(response.statusCode).toBe(400);
});

it('answers an endless id like an unknown one', async () => {
  const response = await api.app.inject(`/api/v1/contact/messages/${'a'.repeat(500)}`);
  expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ Error: 'NotFound' })]);
});

it('describes every call in OpenAPI 3.1', async () => {
  const response = await api.app.inject('/api/v1/docs/json');
  expect(response.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/v1/health': { get: { operationId: 'health' } } },
  });
});

import type { FastifyInstance } from 'fastify';
import { createMemoryCounts } from '../outside/shared-state/memory-counts.ts';
import type { TestApi } from '../testing/api.ts';
import { sharedApi } from '../testing/shared-api.ts';
import { createServer } from './server.ts';

let api: TestApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await sharedApi();
  app = await createServer({
    config: { ...api.config, isProduction: true },
    sessions: api.app.sessions,
    xsrf: { offer: () => '', check: () => undefined, issue: () => '' },
    counts: createMemoryCounts(),
    poolWaits: () => 0,
  });
  app.decorate('staffFactors', api.app.staffFactors);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await api.close();
});

it.each(['/api/v1/docs', '/api/v1/docs/json', '/api/v1/docs/static/index.html'])(
  'shows %s to administrators only, in production',
  async (url) => {
    const admin = await api.signIn({ role: 'ADMIN' });
    const teacher = await api.signIn({ role: 'INSTRUCTOR' });
    const statusFor = async (headers: Record<string, string>) => (await app.inject({ url, headers })).statusCode;
    expect([await statusFor({}), await statusFor(teacher.headers)]).toEqual([401, 403]);
    expect(await statusFor(admin.headers)).toBeLessThan(400);
  },
);

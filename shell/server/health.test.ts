/** @large: starts processes of our own servers. */

import { documentAt, referenceAt, type SampleFiles } from '@vidya/platform/front/testing/sample-release';
import fastify from 'fastify';
import { healthRoute } from './health.ts';
import { sampleSite } from './testing/sample-site.ts';
import { shellServer } from './testing/shell-server.ts';

const good: SampleFiles = {
  'server.cjs': `exports.entry = {
    Remote: () => require('react').createElement('h1', null, 'Rendered'),
    prepare: async () => ({ head: { title: 'Rendered' } }),
  };`,
};
const bad: SampleFiles = { 'server.cjs': 'throw new Error("as it loads");' };

/** A front server that has just begun to listen, with a version of the catalog. */
async function started(files: SampleFiles, mood: 'well' | number = 'well') {
  const given = await sampleSite({}, { server: shellServer(), versions: { 9: files } });
  given.release(documentAt(given.catalog, { live: referenceAt(given.catalog, 'catalog', '9', files) }));
  given.courses.mood = mood;
  const site = await given.again();
  await site.listen({ host: '127.0.0.1', port: 0 });
  return { site, courses: given.courses, close: () => Promise.all([site.close(), given.close()]) };
}

type Started = Awaited<ReturnType<typeof started>>;
const health = async ({ site }: Pick<Started, 'site'>) => (await site.inject('/healthz')).statusCode;

async function untilHealthy(given: Started): Promise<void> {
  while ((await health(given)) !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('is not well before it renders pages, and then does from the first one', async () => {
  const given = await started(good);
  expect(await health(given)).toBe(503);
  await untilHealthy(given);
  expect((await given.site.inject('/')).body).toContain('<h1>Rendered</h1>');
  await given.close();
});

it('is not well before the API is', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const given = await started(good, 503);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await health(given)).toBe(503);
  given.courses.mood = 'well';
  await untilHealthy(given);
  warn.mockRestore();
  await given.close();
});

it('is well with a version that cannot render', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const given = await started(bad);
  await untilHealthy(given);
  expect(warn.mock.calls.join()).toContain('catalog 9 did not render');
  await given.close();
});

it('waits 30 s at most, and is not well any more once it drains', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const site = fastify();
  healthRoute(site, () => false);
  await site.listen({ host: '127.0.0.1', port: 0 });
  now.mockReturnValue(29_999);
  expect(await health({ site })).toBe(503);
  now.mockReturnValue(30_000);
  expect(await health({ site })).toBe(200);
  site.drain();
  expect(await health({ site })).toBe(503);
  now.mockRestore();
  await site.close();
});

import { documentAt, referenceAt, type SampleFiles } from '@vidya/platform/front/testing/sample-release';
import fastify, { type FastifyInstance } from 'fastify';
import { addressOf, sampleSite } from './sample-site.ts';

interface Asked {
  body: unknown;
  headers: Record<string, unknown>;
}

/** For tests: an API that takes letters from browsers with a token, and gives a token to others. */
export function letterBox() {
  const api = fastify({ forceCloseConnections: true });
  const box = { asked: [] as Asked[], mood: 'well' as 'well' | 'late' | 'slow' | number };
  api.post('/api/v1/letter', async ({ body, headers }, reply) => {
    const token = /XSRF-TOKEN=([\w.]+)/.exec(headers.cookie ?? '')?.[1];
    if (token !== 'good' || headers['x-xsrf-token'] !== token) {
      reply.header('set-cookie', 'XSRF-TOKEN=good; Path=/');
      return reply.code(403).send({ Success: false, Message: 'Out of date', Error: 'XsrfError' });
    }
    box.asked.push({ body, headers });
    if (box.mood === 'late') await new Promise(() => undefined);
    if (box.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 200));
    if (typeof box.mood === 'number')
      return reply.code(box.mood).send({ Success: false, Message: 'Not this one', Error: 'Wrong' });
    return reply.header('set-cookie', 'vidya_session=new; Path=/; HttpOnly').send({ Success: true, Message: 'Sent' });
  });
  return { api, box };
}

/** For tests: a site with this version, which shows 'A page'; waits until the server renders it. */
export async function siteWith(api: FastifyInstance, server: string, version: SampleFiles) {
  const env = { API_URL: addressOf(api), FORM_WAIT_MS: '500' };
  const site = await sampleSite(env, { server, versions: { 1: version } });
  site.release(documentAt(site.catalog, { live: referenceAt(site.catalog, 'catalog', '1', version) }));
  while (!(await site.site.inject('/')).body.includes('<h1>A page</h1>'))
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20));
  return site;
}

export type PostingSite = Awaited<ReturnType<typeof siteWith>>;

const own = { host: 'localhost', origin: 'http://localhost' };

/** For tests: posts a form as an older browser does; `headers` and `url` as told. */
export async function postTo(
  { site }: PostingSite,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  url = '/',
) {
  const response = await site.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...own, ...headers },
    payload: String(new URLSearchParams(fields)),
  });
  const { statusCode: status, body, headers: sent } = response;
  return { status, h1: /<h1>([^<]*)<\/h1>/.exec(body)?.[1], body, headers: sent, location: sent.location };
}

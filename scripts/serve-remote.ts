/**
 * The static origin of one area, with its versions from the store: `node scripts/serve-remote.ts catalog 3001`. That of
 * `admin` has those of all areas for administrators too, below `/remotes`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { isSameSecret } from '../api/src/http/access/same-secret.ts';
import { releaseStoreAddress } from '../platform/cli/release/place.ts';
import { headersOf } from '../platform/cli/release/publish/upload.ts';
import { guardedPrefix } from '../platform/gate/document/guarded-files.ts';
import { isStorePath } from '../platform/registry/release-store/release-store.ts';
import { openReleaseStore } from '../platform/registry/release-store/release-store-open.ts';
import { fileHeaders, originHeaders } from './run/origin-headers.ts';

const [name = '', port = ''] = process.argv.slice(2);
const secret = process.env['ORIGIN_SECRET'] || undefined;
const isGuarded = name === 'admin';
const place = releaseStoreAddress();
const store = await openReleaseStore(place);

/** Sends a file of a remote store; compressed if possible. */
async function sendStored(
  request: FastifyRequest<{ Params: { '*': string; area?: string } }>,
  reply: FastifyReply,
): Promise<unknown> {
  const { area = name, '*': rest } = request.params;
  const file = `${area}/${rest}`;
  if (!isStorePath(file)) return reply.code(404).send({ error: 'Not Found' });
  const wantsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  for (const form of wantsBrotli ? [`${file}.br`, file] : [file]) {
    const content = await store.read(form);
    if (content) return reply.headers(fileHeaders(headersOf(form))).send(content);
  }
  return reply.code(404).send({ error: 'Not Found' });
}

const origin = fastify({ logger: false });
origin.setErrorHandler((error: Error & { statusCode?: number }, { url }, reply) => {
  if (error.statusCode && error.statusCode < 500) return reply.send(error);
  console.error(`${name} cannot serve ${url}:`, error);
  return reply.code(502).send({ error: 'The store of releases does not respond.' });
});
origin.get('/healthz', () => ({ ok: true }));
origin.addHook('onRequest', async (request, reply) => {
  // The dashboard's code leaves this origin only through the site, which checks the session (decision A8).
  const isOpen = !isGuarded || request.url === '/healthz';
  if (!isOpen && !isSameSecret(request.headers['x-vidya-origin-secret'], secret)) await reply.code(403).send();
});
// For a front server without the store on its disk: `RELEASES_URL`.
origin.get('/releases.json', async (_, reply) => {
  const text = await store.readDocument();
  if (text === null) return reply.code(404).send({ error: 'Nothing has been released.' });
  return reply
    .headers({ ...originHeaders, 'cache-control': 'no-cache' })
    .type('application/json')
    .send(text);
});
const fromFolder = {
  preCompressed: true,
  cacheControl: false,
  decorateReply: false,
  setHeaders: (reply: { header: (name: string, value: string) => unknown }) => {
    for (const [header, value] of Object.entries(originHeaders)) reply.header(header, value);
  },
};
if (place.store.startsWith('s3://')) {
  origin.get('/*', sendStored);
  if (isGuarded) origin.get(`${guardedPrefix}/:area/*`, sendStored);
} else {
  const root = path.join(place.store, name);
  mkdirSync(root, { recursive: true });
  await origin.register(staticFiles, { ...fromFolder, root });
  // Folders of areas only: the store has other files beside them.
  const allowedPath = (address: string): boolean => /^\/[a-z]+\/./.test(address);
  if (isGuarded)
    await origin.register(staticFiles, { ...fromFolder, root: place.store, prefix: `${guardedPrefix}/`, allowedPath });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void origin.close());
await origin.listen({ host: '127.0.0.1', port: Number(port) });

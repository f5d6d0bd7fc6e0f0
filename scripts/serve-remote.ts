/** The static origin of one remote: `node scripts/serve-remote.ts catalog 3001`. All its versions, for ever cacheable. */
import path from 'node:path';
import { timingSafeEqual } from 'node:crypto';
import staticFiles from '@fastify/static';
import fastify from 'fastify';
import { root } from './config/webpack/shared.ts';

const [name = '', port = ''] = process.argv.slice(2);
const secret = process.env['ORIGIN_SECRET'];
const isGuarded = name === 'admin';
const yearMs = 31_536_000_000;

const isSecret = (given: unknown): boolean =>
  typeof given === 'string' &&
  Boolean(secret) &&
  given.length === secret?.length &&
  timingSafeEqual(Buffer.from(given), Buffer.from(secret));

const origin = fastify({ logger: false });
origin.get('/healthz', () => ({ ok: true }));
origin.addHook('onRequest', async (request, reply) => {
  // The dashboard's code leaves this origin only through the site, which knows who asks (decision A8).
  const isOpen = !isGuarded || request.url === '/healthz';
  if (!isOpen && !isSecret(request.headers['x-vidya-origin-secret'])) await reply.code(403).send();
});
await origin.register(staticFiles, {
  root: path.join(root, `mfe-${name}`, 'dist'),
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, file) => {
    const isManifest = /mf-manifest\.json(\.br)?$/.test(file);
    reply.header('cache-control', isManifest ? 'no-cache' : `public, max-age=${yearMs / 1000}, immutable`);
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('timing-allow-origin', '*');
    reply.header('x-content-type-options', 'nosniff');
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void origin.close());
await origin.listen({ host: '127.0.0.1', port: Number(port) });
